// Makes the pages' fonts, Barlow Semi Condensed for headings and Public Sans for text, cut down to the characters
// that the pages can show. Run `npm run font` after a new version of a package; npm run check compares the committed
// files with the result.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'

const folder = join(import.meta.dirname, '../web/ui/fonts')

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…−€™ŒœŠšŽžŸ`

/** The words of every screen; browsers fetch these characters with the page. */
export const ours = `${between(0x20, 0x7e)}\u00a0©·×–—‘’“”•…−`

/** The rest of Latin-1, so that names of people and streets are complete. Fetched only where one of them is shown. */
export const others = [...latin].filter(character => !ours.includes(character)).join('')

const faces = {
  'barlow-semi-condensed': {
    source: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2',
  },
  'public-sans': {
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    // Regular to bold. Lighter weights are a third of the file, and no screen uses them.
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
}

/** Fractions, small capitals, and alternative figures aren't used here. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt', 'liga', 'rlig', 'clig', 'rvrn']

const make = async ({ source, variationAxes }, characters) =>
  subset(await readFile(createRequire(import.meta.url).resolve(source)), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    // Hints for screens of a hundred dots an inch. They are a third of Barlow's file, which is only used for large
    // text.
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  })

/** Each file with its contents. Vite preloads those that do not end with `-more`. */
export const makeFonts = () =>
  Promise.all(
    Object.entries(faces).flatMap(([name, face]) =>
      Object.entries({ [`${name}.woff2`]: ours, [`${name}-more.woff2`]: others }).map(
        async ([file, characters]) => [join(folder, file), await make(face, characters)],
      ),
    ),
  )

const hex = code => code.toString(16)

/** The range in fonts.css that tells the browser which of the two files has a character. */
export const unicodeRange = characters => {
  const codes = [...characters].map(character => character.codePointAt(0)).sort((a, b) => a - b)
  const ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

if (process.argv[1] === import.meta.filename)
  for (const [file, bytes] of await makeFonts()) await writeFile(file, bytes)
