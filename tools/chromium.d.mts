/** The path of a Chromium: CHROMIUM_PATH, an installed one, or Debian's, installed now. */
export const chromiumPath: () => Promise<string>
