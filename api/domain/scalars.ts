import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { DateTimeISOResolver, EmailAddressResolver, GraphQLUUID } from 'graphql-scalars'
import { isLocalDate } from '../rules/dates.js'
import { dumpsterSizes } from '../rules/kinds.js'
import { AMOUNT_WORDS, isAmount } from '../rules/money.js'
import { email as emailRules } from '../rules/text.js'
import { isTons, TONS_WORDS } from '../rules/tons.js'
import { MOMENT_WORDS } from '../rules/upcoming.js'

const uuid = GraphQLUUID.toConfig()

/** Each id has exactly one text form, PostgreSQL's, because ids are also compared as text. */
const asStored = (id: unknown) => String(id).toLowerCase()

// Values from the database are valid UUIDs; output is not validated.
export const UUID = new GraphQLScalarType({
  ...uuid,
  serialize: String,
  parseValue: value => asStored(uuid.parseValue!(value)),
  parseLiteral: (node, variables) => asStored(uuid.parseLiteral!(node, variables)),
})

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

const checkedString = (
  name: string,
  description: string,
  accepts: (value: string) => boolean,
  words: string,
) => {
  const read = (value: unknown) => {
    if (typeof value !== 'string' || !accepts(value)) throw refuse(words)
    return value
  }
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: value => String(value),
    parseValue: read,
    parseLiteral: node => read(node.kind === Kind.STRING ? node.value : undefined),
  })
}

export const Money = checkedString(
  'Money',
  'US dollars as an exact decimal string with at most two decimals, such as "149.50"; at most "99999999.99". Never a float.',
  isAmount,
  AMOUNT_WORDS,
)

export const Tons = checkedString(
  'Tons',
  'Short tons (2,000 pounds) as an exact decimal string with at most two decimals, such as "1.5"; at most "99.99". Never a float.',
  isTons,
  TONS_WORDS,
)

export const LocalDate = checkedString(
  'LocalDate',
  'A calendar date without a time zone, such as "2026-11-24".',
  isLocalDate,
  'Enter a date that exists, like 2027-02-28',
)

export const RentalSize = checkedString(
  'RentalSize',
  `A dumpster size that customers can order: ${Object.keys(dumpsterSizes).join(', ')}. A scalar, because the name of a GraphQL enum value cannot begin with a digit.`,
  value => Object.hasOwn(dumpsterSizes, value),
  'Please select a dumpster size',
)

/** Uses the error messages of docs/product.md, Input. */
export const EmailAddress = new GraphQLScalarType({
  ...EmailAddressResolver.toConfig(),
  // Stored values were checked as input; output is not validated.
  serialize: String,
  parseValue: value => {
    if (!emailRules.safeParse(value).success) throw refuse('Invalid email address')
    return value
  },
})

/**
 * PostgreSQL writes a timestamp as `2026-11-20 18:53:00.5+00` in a row and as `2026-11-20T18:53:00.5+00:00` in JSON; the
 * session's zone is UTC.
 */
const WRITTEN = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?(?:\+00(?::00)?|Z)$/

/** Lengths in JSON, without and with a fraction: a page of orders has hundreds of timestamps. */
const [WHOLE, THOUSANDTHS] = ['2026-11-20T18:53:00+00:00'.length, '2026-11-20T18:53:00.123+00:00'.length]

const isoMoment = (value: unknown): string => {
  if (typeof value !== 'string') return (value as Date).toISOString()
  if (value.endsWith('+00:00') && value[10] === 'T') {
    if (value.length === WHOLE) return `${value.slice(0, 19)}.000Z`
    if (value.length === THOUSANDTHS) return `${value.slice(0, 23)}Z`
  }
  const [, date, time, ms = ''] = WRITTEN.exec(value) ?? []
  return date ? `${date}T${time}.${ms.padEnd(3, '0')}Z` : new Date(value).toISOString()
}

const iso = DateTimeISOResolver.toConfig()

/** The package's own messages quote the input. */
const inWords =
  <Read extends (...given: never[]) => unknown>(read: Read) =>
  (...given: Parameters<Read>) => {
    try {
      return read(...given) as Date
    } catch {
      throw refuse(MOMENT_WORDS)
    }
  }

export const DateTime = new GraphQLScalarType({
  ...iso,
  parseValue: inWords(iso.parseValue),
  parseLiteral: inWords(iso.parseLiteral),
  name: 'DateTime',
  description:
    'A point in time as an ISO 8601 string with an offset, such as "2026-11-24T15:00:00.000Z". Responses are in UTC.',
  serialize: isoMoment,
})
