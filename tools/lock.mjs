import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const isAlive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// A moment passes between creating the file and writing the holder's id; a file still empty after that has no holder.
const isAbandoned = file => {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return holder ? !isAlive(holder) : Date.now() - statSync(file).mtimeMs > 5000
  } catch {
    return false
  }
}

const take = file => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Runs `act` while no other process on this machine holds `file`, so that two simultaneous first starts do the work
 * only once.
 */
export const locked = async (file, act) => {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    else await sleep(200)
  }
  try {
    return await act()
  } finally {
    rmSync(file, { force: true })
  }
}
