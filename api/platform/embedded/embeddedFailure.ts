import { StartError } from '../errors.js'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Reports in one line why the embedded database in that folder cannot be opened, and what helps. */
export const embeddedFailure = (folder: string, why: string): StartError => {
  const reason = oneLine(why)
  if (/No space left on device|ENOSPC/.test(reason)) {
    return new StartError(
      `DATA_DIR: the disk of ${folder} is full (${reason}). Make room elsewhere on it, remove nothing from that folder, and start again`,
    )
  }
  if (/permission|EACCES|EPERM|wrong ownership/i.test(reason)) {
    return new StartError(
      `DATA_DIR: PostgreSQL may not use ${folder} (${reason}). Give it to this user alone: chown -R and chmod -R u+rwX,go-rwx`,
    )
  }
  if (/lock file ".*" is empty|bogus data in lock file/.test(reason)) {
    return new StartError(
      `DATA_DIR: postmaster.pid in ${folder} is damaged, and a program may be using that folder (${reason}). End it and start again; if there is none, remove this one file`,
    )
  }
  return new StartError(
    `DATA_DIR: the database in ${folder} cannot be opened (${reason}). Nothing in it was changed: keep it. To go on from a backup, set DATA_DIR to a new folder and use npm run restore`,
  )
}

/** PostgreSQL's last messages before it ended, without timestamps. One file is reported before it has a log. */
const lastWords = (log: string) =>
  /could not find the database system/.test(log)
    ? 'global/pg_control is missing'
    : log
        .match(/(?:FATAL|PANIC): +.*/g)
        ?.at(-1)
        ?.replace(/^(FATAL|PANIC): +/, '')

/** Why PostgreSQL failed to start, from its output. */
export const spawnFailure = (folder: string, logFile: string, said: string): StartError => {
  const words = lastWords(said)
  return words
    ? embeddedFailure(folder, words)
    : new StartError(
        `The embedded PostgreSQL did not start (${oneLine(said) || 'no output'}): see ${logFile}`,
      )
}
