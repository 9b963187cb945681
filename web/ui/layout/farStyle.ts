/**
 * What is far from the window is neither laid out nor painted until it comes near; it needs a `contain-intrinsic-size`, which
 * stands for its size until it has been drawn once. It stays where it is for readers, keys and searches of the page. The
 * margin is for shadows and focus rings.
 */
export const farStyle = `
  content-visibility: auto;
  overflow-clip-margin: 8px;

  @media print {
    content-visibility: visible;
  }
`
