import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './step.mjs'
import { makeFonts, others, ours, unicodeRange } from './subsetFont.mjs'

/** The fallback font draws arrows, which the package lacks. The only arrow on the pages is next to other symbols. */
const ofFallback = new Set('→')

/** Sources whose special characters are only matched in users' text, never shown. */
const typed = new Set(['contacts/plainText.ts', 'notices/textRules.ts'])

const isShown = name => /\.tsx?$/.test(name) && !name.includes('.test.') && !typed.has(name)

/** The characters beyond ASCII that the screens may show: all those in these sources. */
const shownBy = folders => {
  const found = new Map()
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true }).filter(isShown))
      for (const [character] of readFileSync(join(root, folder, name), 'utf8').matchAll(/[^\0-\x7f]/gu))
        if (!found.has(character)) found.set(character, join(folder, name))
  return [...found]
}

const missing = (characters, folders, where) =>
  shownBy(folders)
    .filter(([character]) => !characters.includes(character) && !ofFallback.has(character))
    .map(([character, file]) => `${character} in ${file} is not in ${where}`)

/** For `npm run check`: the fonts match their recipe, and have every character that the screens show. */
export const fonts = async () => {
  console.log('\nFonts')
  const complaints = [
    ...missing(ours, ['web'], 'the faces that every screen loads'),
    ...missing(ours + others, ['api/rules', 'api/domain'], 'the faces'),
  ]
  const css = readFileSync(join(root, 'web/ui/fonts.css'), 'utf8').replace(/\s+/g, ' ')
  for (const characters of [ours, others])
    if (css.split(`unicode-range: ${unicodeRange(characters)};`).length !== 3)
      complaints.push(`fonts.css should say twice unicode-range: ${unicodeRange(characters)};`)
  for (const [file, bytes] of await makeFonts())
    if (!bytes.equals(readFileSync(file)))
      complaints.push(`${basename(file)} is not what tools/subsetFont.mjs makes: npm run font`)
  for (const complaint of complaints) console.error(`  ${complaint}`)
  return complaints.length === 0
}
