/** Window sizes by name. */
export const SIZES = {
  tablet: { width: 1024, height: 768 },
  portrait: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
