import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const instructionsOf = text =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter(line => line.trim())
    .map(line => /^(\S+)\s+(.*)$/.exec(line.trim()).slice(1))

const expressionOf = glob =>
  new RegExp(
    `^${glob
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(.+/)?')
      .replace(/(?<!\))\*/g, '[^/]*')}(/|$)`,
  )

/**
 * Returns a function that says whether a path is sent to the builder. The last pattern that matches the path, or a
 * folder above it, decides.
 */
const contextOf = root => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  const patterns = lines
    .filter(line => line && !line.startsWith('#'))
    .map(line => ({ isKept: line.startsWith('!'), expression: expressionOf(line.replace(/^!/, '')) }))
  return path => patterns.findLast(({ expression }) => expression.test(path))?.isKept ?? true
}

const copy = (from, to, filter = () => true) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter })

const run = async (command, { folder, env }) => {
  const child = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`RUN ${command}\n${said.trim()}`)
}

/**
 * Runs a Dockerfile of this shape, each stage in its own folder and each RUN as a plain process. It proves the
 * commands and the files, but not the base image.
 */
export const buildStages = async (root, work, say) => {
  const stages = {}
  const isSent = contextOf(root)
  let stage

  const copyInto = (path, target, filter) => {
    const into = target.endsWith('/') && statSync(path).isFile() ? join(target, basename(path)) : target
    const to = join(stage.folder, into)
    mkdirSync(dirname(to), { recursive: true })
    copy(path, to, filter)
  }

  const acts = {
    ARG: () => undefined,
    EXPOSE: () => undefined,
    HEALTHCHECK: rest => {
      stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')))
    },
    FROM: rest => {
      const [base, , name] = rest.split(/\s+/)
      // A stage based on another reuses its folder: nothing reads the lower stage again, and a copy would be large.
      const folder = stages[base]?.folder ?? join(work, name)
      mkdirSync(folder, { recursive: true })
      stage = { ...stages[base], name, folder, env: { ...stages[base]?.env } }
      stages[name] = stage
    },
    WORKDIR: rest => {
      stage.workdir = rest
    },
    ENV: rest => {
      for (const pair of rest.split(/\s+/)) stage.env[pair.split('=')[0]] = pair.split('=')[1]
    },
    USER: rest => {
      stage.user = rest
    },
    CMD: rest => {
      stage.command = JSON.parse(rest)
    },
    COPY: rest => {
      const words = rest.split(/\s+/)
      const target = words.pop()
      const from = words[0].startsWith('--from=') && stages[words.shift().slice('--from='.length)]
      for (const source of words) {
        if (from) copyInto(join(from.folder, relative(from.workdir, source)), target)
        else copyInto(join(root, source), target, file => file === root || isSent(relative(root, file)))
      }
    },
    RUN: async rest => {
      say(`${stage.name}: ${rest}`)
      // We pass PATH and HOME because npm's settings and cache are this machine's.
      const { PATH, HOME } = process.env
      await run(rest, { folder: stage.folder, env: { PATH, HOME, ...stage.env } })
    },
  }

  for (const [word, rest] of instructionsOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    if (!acts[word]) throw new Error(`Dockerfile: nobody here knows ${word}`)
    await acts[word](rest)
  }
  return stages
}
