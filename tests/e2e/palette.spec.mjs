// The colours of the scale: text on them is legible, and the six armies are distinguishable with every kind of colour vision.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";

const ARMIES = ["red", "blue", "green", "yellow", "purple", "black"];
const PALETTES = ["day", "night"];
const AA = 4.5;
/** The distance in OKLab at which two colours are distinguishable at a glance, even in small areas. */
const APART = 0.15;

// Matrices of Machado, Oliveira and Fernandes (2009), in linear light.
const EYES = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const sheets = ["style/tokens.css", "style/tokens-table.css"];
const tokens = (await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")))).join("\n");

function colour(name, palette) {
  const value = tokens.match(new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`));
  assert.ok(value, `${sheets} have no colour --${name}`);
  const [, day, night, both] = value;
  const hex = both ?? (palette === "day" ? day : night);
  return [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
}

const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at], 0));

function contrast(one, other) {
  const [dark, light] = [one, other].map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function oklab(rgb) {
  const cones = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], rgb);
  return times([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], cones.map(Math.cbrt));
}

function distance(one, other, eye) {
  const [a, b] = [one, other].map((rgb) => oklab(times(eye, rgb).map((value) => Math.min(1, Math.max(0, value)))));
  return Math.hypot(...a.map((value, at) => value - b[at]));
}

for (const palette of PALETTES) {
  test(`text reads on paper, buttons, cards, felt and armies (${palette})`, () => {
    const pairs = [
      ["ink", "paper"], ["ink", "paper-raised"], ["ink", "sea"], ["ink", "land"],
      ["ink-soft", "paper"], ["ink-soft", "paper-raised"],
      ["accent-ink", "accent"], ["accent", "paper"], ["danger", "paper"], ["good", "paper"], ["ink", "halo"],
      ["card-ink", "card-paper"], ["card-red", "card-paper"], ["felt-ink", "felt"], ["gold-ink", "gold"], ["gold-ink", "mint"],
      ...ARMIES.map((army) => [`${army}-ink`, army]),
    ];
    for (const [text, ground] of pairs) {
      const found = contrast(colour(text, palette), colour(ground, palette));
      assert.ok(found >= AA, `--${text} on --${ground}: ${found.toFixed(2)}`);
    }
  });

  for (const [name, eye] of Object.entries(EYES)) {
    test(`the six armies keep apart (${palette}, ${name})`, () => {
      ARMIES.forEach((one, at) => {
        for (const other of ARMIES.slice(at + 1)) {
          const found = distance(colour(one, palette), colour(other, palette), eye);
          assert.ok(found >= APART, `${one} and ${other}: ${found.toFixed(3)}`);
        }
      });
    });
  }
}
