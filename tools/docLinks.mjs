// node tools/docLinks.mjs: checks that all relative links in the documents, all paths named there or in a comment, and
// all headings of docs/product.md that a comment names exist.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './step.mjs'

const EXTENSION = /\.(?:cmd|conf|css|graphql|html|js|json|md|mjs|sh|sql|svg|toml|tsx?|txt|webp|png|yml)$/
const IS_A_PATH = /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/
const BELOW_ROOT = /^(?:api|bench|docs|e2e|tools|web)\//
const COMMENT = /(?:^|\s)(?:\/\/|\*|\/\*\*?|#)\s.*$/gm
const IN_COMMENT = /(?<![\w/.@-])(?:api|bench|docs|e2e|tools|web)\/[\w./@-]*\w/g

// Files made by the install or a build, and files that only an operator has.
const MADE = /^(?:\.data|\.env|dist|node_modules|backups|tables|objects|manifest\.json|DATA_DIR)/

const listed = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter(file => file && existsSync(join(root, file)))

const withoutBlocks = text => text.replace(/^```[\s\S]*?^```/gm, block => block.replace(/[^\n]/g, ' '))
const anchorOf = heading =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-')
const anchorsOf = text =>
  new Set([...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title)))
const lineOf = (text, at) => text.slice(0, at).split('\n').length

const read = file => readFileSync(join(root, file), 'utf8')

/** Accepts a path from the root or from the document's own folder, or the end of a path: `security/whoMay.test.ts`. */
const isThere = (path, from, files) =>
  existsSync(join(root, path)) ||
  existsSync(join(root, dirname(from), path)) ||
  files.some(file => file.endsWith(`/${path}`))

const brokenLinks = (file, text) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(match => {
    const [path, anchor] = match[1].split('#')
    if (/^[a-z]+:/i.test(path)) return []
    const target = path ? normalize(join(dirname(file), path)) : file
    const isBroken =
      !existsSync(join(root, target)) ||
      (anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).has(anchor))
    return isBroken ? [`${file}:${lineOf(text, match.index)}: no ${match[1]}`] : []
  })

const missingPaths = (file, text, files) =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].flatMap(match => {
    const path = match[1]
    const isPath = IS_A_PATH.test(path) && !MADE.test(path) && (EXTENSION.test(path) || BELOW_ROOT.test(path))
    return !isPath || isThere(path, file, files)
      ? []
      : [`${file}:${lineOf(text, match.index)}: no \`${path}\``]
  })

/**
 * Accepts a decision record named by its number alone: `docs/decisions/0024`. A migration is never edited, so it may keep the
 * title that a record had.
 */
const isNamed = (path, file, files) => {
  const [record] = /^docs\/decisions\/\d{4}/.exec(path) ?? []
  const isByNumber = record && (path === record || file.includes('/migrations/'))
  return existsSync(join(root, path)) || (isByNumber && files.some(each => each.startsWith(`${record}-`)))
}

const missingInComments = (file, text, files) =>
  [...text.matchAll(COMMENT)].flatMap(comment =>
    [...comment[0].matchAll(IN_COMMENT)]
      .filter(([path]) => !isNamed(path, file, files))
      .map(([path]) => `${file}:${lineOf(text, comment.index + 1)}: no ${path}`),
  )

const CITED = /docs\/product\.md,[\s/*]+([A-Z][\w ]*)/g

const missingHeadings = (file, text) => {
  const headings = [...read('docs/product.md').matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading)
  // The comment may break a heading at the line's end, or continue its sentence after the heading.
  const isOne = cited =>
    headings.some(heading => `${cited} `.startsWith(`${heading} `) || heading.startsWith(`${cited} `))
  return [...text.matchAll(CITED)]
    .filter(([, cited]) => !isOne(cited.trim()))
    .map(({ index, 1: cited }) => `${file}:${lineOf(text, index)}: docs/product.md has no heading ${cited}`)
}

const complaintsOf = (file, files) => {
  if (file.startsWith('web/') && file.includes('/generated/')) return []
  if (/\.(?:conf|mjs|js|tsx?|yml)$|Dockerfile$/.test(file)) {
    const text = read(file)
    return [...missingInComments(file, text, files), ...missingHeadings(file, text)]
  }
  if (!file.endsWith('.md') || file === 'CHANGELOG.md') return []
  const text = read(file)
  return [...brokenLinks(file, text), ...missingPaths(file, text, files)]
}

/** The missing targets of links and paths in documents and comments, one per line. */
const complaints = () => {
  const files = listed()
  return files.flatMap(file => complaintsOf(file, files))
}

export const docLinks = () => {
  console.log('\nLinks and paths in documents')
  const found = complaints()
  for (const complaint of found) console.error(`  ${complaint}`)
  return found.length === 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = docLinks() ? 0 : 1
