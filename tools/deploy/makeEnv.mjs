// node tools/deploy/makeEnv.mjs [FILE]: writes the passwords of a new installation to .env, readable only by its owner.
// Needs no packages.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'

const names = [
  'SECRET',
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
  'MINIO_ROOT_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
]

// Hexadecimal: safe in URLs, shells and settings files alike.
const lines = names.map(name => `${name}=${randomBytes(24).toString('hex')}\n`)
// 32 bytes in base64url, a key of P-256.
lines.push(`VAPID_PRIVATE_KEY=${randomBytes(32).toString('base64url')}\n`)
const file = process.argv[2] ?? '.env'

try {
  writeFileSync(file, lines.join(''), { flag: 'wx', mode: 0o600 })
  console.log(`${file} is written. Keep a copy where the backups are not`)
} catch (error) {
  console.error(error.code === 'EEXIST' ? `${file} already exists and was left alone` : error.message)
  process.exitCode = 1
}
