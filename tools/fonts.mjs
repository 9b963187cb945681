import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'
import { characters, makeTextFont, textFont } from './subsetFont.mjs'

/** Drawn by the fallback: the package has no arrows, and the one place that shows one has it beside other signs. */
const others = new Set('→')

/** Signs that are read in what people type, and never shown by a screen of ours. */
const typed = new Set(['contacts/plainText.ts'])

const isShown = name => /\.tsx?$/.test(name) && !name.includes('.test.') && !typed.has(name)

/** What the screens may show beyond ASCII: every other character in the sources of the pages and of their rules. */
const shown = () => {
  const found = new Map()
  for (const folder of ['web', 'api/rules', 'api/domain'])
    for (const name of readdirSync(join(root, folder), { recursive: true }).filter(isShown))
      for (const [character] of readFileSync(join(root, folder, name), 'utf8').matchAll(/[^\0-\x7f]/gu))
        if (!found.has(character)) found.set(character, join(folder, name))
  return found
}

/** For `npm run check`: the face of the text is what its recipe makes, and has what the screens show. */
export const fonts = async () => {
  console.log('\nFonts')
  const complaints = [...shown()]
    .filter(([character]) => !characters.includes(character) && !others.has(character))
    .map(([character, file]) => `${character} in ${file} is not in the face of the text`)
  if (!(await makeTextFont()).equals(readFileSync(textFont)))
    complaints.push('The face of the text is not what tools/subsetFont.mjs makes: npm run font')
  for (const complaint of complaints) console.error(`  ${complaint}`)
  return complaints.length === 0
}
