import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildHaulbidSchema } from '../api/http/graphql/schema.js'

const header =
  '# Made from api/http/graphql/schema.ts by `npm run codegen`. Its diff is the review of the API.\n\n'

const schema = lexicographicSortSchema(await buildHaulbidSchema())
writeFileSync(join(import.meta.dirname, '../schema.graphql'), `${header}${printSchema(schema)}\n`)
