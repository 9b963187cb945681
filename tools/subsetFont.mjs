// Makes the face of the text: Public Sans, cut down to what the pages can show. Run `npm run font` after a new version of
// the package; npm run check compares the committed file with what this makes.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'

const source = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'

export const textFont = join(import.meta.dirname, '../web/ui/fonts/public-sans-latin.woff2')

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Latin-1, so that the names of people and streets are whole, and the punctuation of the screens. */
export const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…−€™ŒœŠšŽžŸ`

/** The weights from regular to bold; those below are a third of the file, and no screen has them. */
export const makeTextFont = async () =>
  subset(await readFile(createRequire(import.meta.url).resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })

if (process.argv[1] === import.meta.filename) await writeFile(textFont, await makeTextFont())
