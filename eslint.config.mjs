// Lints for the JavaScript of the page, the build and the tests. TypeScript checks types and finds undefined names.
import js from "@eslint/js";

const UNUSED = { args: "after-used", argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

/** The methods of Playwright that read the page once, without waiting. */
const READS = [
  "allInnerTexts", "allTextContents", "boundingBox", "count", "evaluate", "evaluateAll", "getAttribute", "innerHTML", "innerText",
  "inputValue", "isChecked", "isDisabled", "isEditable", "isEnabled", "isHidden", "isVisible", "textContent",
].join("|");
const READ = `AwaitExpression > CallExpression[callee.property.name=/^(${READS})$/]`;
const ONCE = "This reads the page once and fails by chance, since the page may need another frame";

export default [
  { ignores: ["dist/", "target/", "test-results/", "crates/*/target/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "no-unused-vars": ["error", UNUSED],
      // Playwright reads the names of fixtures from a destructuring pattern, which may be empty.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "eqeqeq": "error",
      "no-implicit-coercion": "error",
      "no-promise-executor-return": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unreachable-loop": "error",
      "no-unused-expressions": "error",
      "no-useless-rename": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
  {
    files: ["tests/e2e/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `CallExpression:matches([callee.name="assert"], [callee.object.name="assert"]) ${READ}, `
            + `CallExpression:matches([callee.name="expect"], [callee.object.name="expect"]) > ${READ}`,
          message: `${ONCE}: wait with expect(locator).toHaveText(…), toHaveCount(…), toBeVisible() and so on, or with expect.poll(…)`,
        },
        {
          selector: 'CallExpression[callee.object.name="assert"] AwaitExpression > CallExpression[callee.name=/^(asked|sentence)$/]',
          message: `${ONCE}: wait with asks(…) or says(…)`,
        },
      ],
    },
  },
  // These are scripts, not modules. The game calls the bot's function.
  { files: ["public/*.js"], languageOptions: { sourceType: "script" } },
  { files: ["public/example-bot.js"], rules: { "no-unused-vars": ["error", { ...UNUSED, varsIgnorePattern: "^decide$" }] } },
];
