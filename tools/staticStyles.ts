import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Context, createContext, runInContext } from 'node:vm'
import { compile, serialize, stringify } from 'stylis'
import { type ESTree, type Plugin, parseAst, transformWithOxc } from 'vite'

const web = join(import.meta.dirname, '../web')
const SUFFIX = '.static.css'
/** The modules of shared tokens and styles: we evaluate nothing else for a template. */
const SHARED = /\/ui\/(theme|variants)\.js$|\/\w+Style\.js$|^\.\/variants\.js$|^\.\.?\/(theme|variants)\.js$/

type Constant = { name: string; init: ESTree.Expression }

const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6)

const compiled = (css: string) => serialize(compile(css), stringify)

/** Joins a template with known values as styled-components does; templates with other values are left to it. */
const css = (strings: TemplateStringsArray, ...values: unknown[]) =>
  strings.reduce((text, next, at) => {
    const value = values[at - 1] || ''
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error('depends on properties')
    return `${text}${value}${next}`
  })

/** The target of a tag, below its `.attrs(…)` and `.withConfig(…)`: an element, or a component and its name. */
const styledOf = (tag: ESTree.Expression | ESTree.Super): string | true | undefined => {
  if (tag.type === 'MemberExpression' && tag.object.type === 'Identifier' && tag.object.name === 'styled')
    return true
  if (tag.type !== 'CallExpression') return undefined
  if (tag.callee.type === 'MemberExpression') return styledOf(tag.callee.object)
  if (tag.callee.type !== 'Identifier' || tag.callee.name !== 'styled') return undefined
  let of: ESTree.Node | undefined = tag.arguments[0]
  while (of?.type === 'MemberExpression') of = of.object
  return of?.type === 'Identifier' ? of.name : undefined
}

const constantsOf = (body: readonly ESTree.Node[]): Constant[] =>
  body.flatMap(statement => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, init }] : [],
    )
  })

const importsOf = (body: readonly ESTree.Node[]) =>
  body.flatMap(statement =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => ({ from: statement.source.value, name: local.name }))
      : [],
  )

const sharedModules = new Map<string, Promise<Context>>()

/** The constants of a shared module. */
const evaluated = async (file: string): Promise<Context> => {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const { body } = parseAst(code)
  const scope = await scopeOf(body, file)
  for (const { name, init } of constantsOf(body)) define(scope, name, code.slice(init.start, init.end))
  return scope
}

const scopeOf = async (body: readonly ESTree.Node[], file: string): Promise<Context> => {
  const scope = createContext({ css })
  for (const { from, name } of importsOf(body)) {
    if (!SHARED.test(from)) continue
    const path = join(file, '..', from.replace(/\.js$/, '.ts'))
    if (!sharedModules.has(path)) sharedModules.set(path, evaluated(path))
    const shared = await sharedModules.get(path)
    if (shared && name in shared) scope[name] = shared[name]
  }
  return scope
}

/** Skips a constant that needs something only browsers have. */
const define = (scope: Context, name: string, source: string) => {
  try {
    scope[name] = runInContext(`(${source})`, scope)
  } catch {}
}

const textOf = (scope: Context, template: string): string | undefined => {
  try {
    return runInContext(`css${template}`, scope)
  } catch {
    return undefined
  }
}

/**
 * Compiles styles that are the same for every element at build time, into a style sheet. styled-components still
 * compiles the others in the browser, which depend on properties or extend a component of ours: its sheet comes after
 * this one, so that an extension wins.
 */
export const staticStyles = (): Plugin => {
  const sheets = new Map<string, string>()
  return {
    name: 'haulbid-static-styles',
    apply: 'build',
    buildStart() {
      sheets.clear()
      sharedModules.clear()
    },
    resolveId: id => (sheets.has(id) ? id : undefined),
    load: id => sheets.get(id),
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /from ["']styled-components["']/ },
      async handler(code, file) {
        const { body } = parseAst(code)
        const scope = await scopeOf(body, file)
        const packages = new Set(
          importsOf(body).flatMap(({ from, name }) => (/^[.@]/.test(from) ? [] : [name])),
        )
        let sheet = ''
        const changes: { start: number; end: number; text: string }[] = []
        for (const { name, init } of constantsOf(body)) {
          if (init.type !== 'TaggedTemplateExpression') {
            define(scope, name, code.slice(init.start, init.end))
            continue
          }
          const { start, end } = init.quasi
          const text = textOf(scope, code.slice(start, end))
          if (text === undefined) continue
          const own = `h${hash(`${relative(web, file)} ${name}`)}`
          const kind = init.tag.type === 'Identifier' ? init.tag.name : 'styled'
          if (kind === 'css') scope[name] = text
          if (kind === 'keyframes') {
            scope[name] = own
            sheet += compiled(`@keyframes ${own}{${text}}`)
          }
          if (kind === 'createGlobalStyle') {
            sheet += compiled(text)
            changes.push({ start, end, text: '``' })
          }
          const of = kind === 'styled' && styledOf(init.tag)
          if (!of || (of !== true && !packages.has(of))) continue
          scope[name] = `.${own}`
          sheet += compiled(`.${own}{${text}}`)
          changes.push({ start, end, text: `.attrs({ className: '${own}' })\`\`` })
        }
        if (changes.length === 0) return undefined
        sheets.set(`${file}${SUFFIX}`, sheet)
        let changed = code
        for (const { start, end, text } of changes.toReversed())
          changed = `${changed.slice(0, start)}${text}${changed.slice(end)}`
        return { code: `import ${JSON.stringify(`${file}${SUFFIX}`)}\n${changed}`, map: null }
      },
    },
  }
}
