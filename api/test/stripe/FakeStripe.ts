import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { STRIPE_VERSION } from '../../platform/stripe/makeStripe.js'
import { type Answer, emptyState, type FakeState } from './FakeState.js'
import { type Params, pathsOf, readForm, textAt } from './formBody.js'

/** Why Stripe refuses a call, as it answers. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; code?: string; message: string; param?: string },
  ) {
    super(body.message)
  }
}

const invalid = (message: string, { code, param }: { code?: string; param?: string } = {}) =>
  new Refusal(400, { type: 'invalid_request_error', message, ...(code && { code }), ...(param && { param }) })

const missing = (what: string, id: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  })

/** The parameters that this installation may send, by operation. Anything else is refused, as Stripe does. */
const known: Record<string, readonly string[]> = {
  'POST /v1/accounts': [
    'country',
    'email',
    'controller.fees.payer',
    'controller.losses.payments',
    'controller.requirement_collection',
    'controller.stripe_dashboard.type',
    'metadata.vendor',
  ],
  'POST /v1/account_links': ['account', 'type', 'refresh_url', 'return_url'],
  'POST /v1/checkout/sessions': [
    'mode',
    'line_items.*.quantity',
    'line_items.*.price_data.currency',
    'line_items.*.price_data.unit_amount',
    'line_items.*.price_data.product_data.name',
    'payment_intent_data.application_fee_amount',
    'payment_intent_data.description',
    'payment_intent_data.metadata.payment',
    'allowed_payment_method_types.*',
    'client_reference_id',
    'customer_email',
    'metadata.payment',
    'expires_at',
    'success_url',
    'cancel_url',
    'expand.*',
  ],
  'POST /v1/checkout/sessions/:id/expire': ['expand.*'],
  'POST /v1/refunds': ['payment_intent', 'charge', 'amount', 'refund_application_fee', 'metadata.payment'],
  'GET /v1/account': [],
  'GET /v1/accounts/:id': [],
  'GET /v1/checkout/sessions/:id': ['expand.*'],
  'GET /v1/refunds/:id': ['expand.*'],
  'GET /v1/disputes/:id': ['expand.*'],
  'GET /v1/application_fees': ['created.gte', 'created.lt', 'limit', 'starting_after'],
}

/** What Stripe answers as an object instead of its id, by the kind of the answer. */
const expandable: Record<string, readonly string[]> = {
  'checkout.session': [
    'payment_intent',
    'payment_intent.latest_charge',
    'payment_intent.latest_charge.refunds',
  ],
  dispute: ['payment_intent'],
  refund: ['payment_intent'],
}

const OUT_OF_ORDER = 'Something went wrong on our end.'

const LEAST_CENTS = 50
const LEAST_SESSION_S = 30 * 60
const MOST_SESSION_S = 24 * 3600
const KEYS_KEPT_S = 24 * 3600

type Session = Stripe.Checkout.Session

/** What the next calls of a path meet. */
interface Trouble {
  /** The operation as in `known`, or any. */
  operation?: string
  /** Whether it happens after Stripe has done the work, so that the caller can't know. */
  isAfter: boolean
  /** A status to answer with, or a connection that breaks, or one that stays open. */
  with: number | 'break' | 'hang'
  /** Called when it happens, with the host that the caller asked. */
  onMeet?: (host: string) => void
  /** What it says. */
  message?: string
}

interface FakeStripeOptions {
  key: string
  /** Its own clock, as Stripe's differs from ours. */
  now?: () => Date
  /** What it begins with. */
  state?: FakeState
  /** The versions of the API that it knows. */
  versions?: readonly string[]
  /** Any free one by default. */
  port?: number
  /** Called with each event. */
  onEvent?: (event: Stripe.Event) => void
  /** Called after each request that may have changed the state. */
  onChange?: () => void
}

/** A page for a browser, or where it goes on. */
export interface Page {
  status: number
  html?: string
  location?: string
}

/**
 * A stateful stand-in for the part of Stripe's API that Haulbid calls, on the loopback address: unknown parameters and
 * idempotency keys that come with others are refused, sessions expire by its own clock, and declines, pending refunds,
 * disputes, and leaving the platform are scripted. It keeps objects as the SDK types them, as far as Haulbid reads them.
 */
export const startFakeStripe = async ({
  key,
  now = () => new Date(),
  versions = [STRIPE_VERSION],
  state = emptyState(),
  port = 0,
  onEvent,
  onChange,
}: FakeStripeOptions) => {
  const { accounts, left, returns, sessions, intents, charges, refunds, disputes, fees, answered } = state
  const events: Stripe.Event[] = []
  const troubles: Trouble[] = []
  const calls: { operation: string; account: string | null; key: string | null }[] = []
  let pageAt: (request: IncomingMessage, body: string) => Page = () => ({ status: 404 })
  let pendingRefunds = false
  let count = 0

  const seconds = () => Math.floor(now().getTime() / 1000)
  const newId = (prefix: string) =>
    `${prefix}_${(++count).toString().padStart(6, '0')}${randomUUID().slice(0, 8)}`

  const tell = (type: Stripe.Event['type'], object: object, account: string): Stripe.Event => {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      account,
      created: seconds(),
      livemode: false,
      data: { object: structuredClone(shown(object)) },
    } as unknown as Stripe.Event
    events.push(event)
    onEvent?.(event)
    return event
  }

  const find = <Kept extends { account: string }>(
    kept: Map<string, Kept>,
    what: string,
    id: string,
    account: string | null,
  ): Kept => {
    const found = kept.get(id)
    if (!found || found.account !== account) throw missing(what, id)
    return found
  }

  /** The dispute about a charge that a bank hasn't decided for the vendor. */
  const disputeOf = ({ id }: Stripe.Charge) =>
    [...disputes.values()].find(({ charge, status }) => charge === id && status !== 'won')

  /** An object as Stripe answers it: without what only this file keeps. */
  const shown = (object: object): Answer => {
    const { account: _account, fee: _fee, title: _title, ...rest } = object as Answer
    return rest
  }

  const refundsOf = (charge: Stripe.Charge) => ({
    object: 'list',
    data: [...refunds.values()]
      .filter(refund => refund.charge === charge.id)
      .map(shown)
      .toReversed(),
    has_more: false,
    url: `/v1/charges/${charge.id}/refunds`,
  })

  const expandCharge = (id: string, path: readonly string[]) => {
    const charge = charges.get(id)!
    return { ...shown(charge), ...(path[0] === 'refunds' && { refunds: refundsOf(charge) }) }
  }

  const expandIntent = (id: string, [name, ...path]: readonly string[]) => {
    const intent = intents.get(id)!
    const charge = String(intent.latest_charge)
    return {
      ...shown(intent),
      latest_charge: name === 'latest_charge' ? expandCharge(charge, path) : charge,
    }
  }

  /** The answer with the objects that `expand` asks for; like Stripe, it knows which there are. */
  const expanded = (answer: Answer, params: Params): Answer => {
    const paths = Object.values((params.expand ?? {}) as Params).map(String)
    const strange = paths.find(path => !expandable[String(answer.object)]?.includes(path))
    if (strange) throw invalid(`This property cannot be expanded (${strange}).`, { param: 'expand' })
    const longest = paths.toSorted((one, other) => other.length - one.length)[0]
    if (longest === undefined || answer.payment_intent === null) return answer
    return {
      ...answer,
      payment_intent: expandIntent(String(answer.payment_intent), longest.split('.').slice(1)),
    }
  }

  const ofAccount = (account: string | null): Stripe.Account => {
    const found = account === null ? undefined : accounts.get(account)
    if (!found || left.has(found.id))
      throw new Refusal(403, {
        type: 'invalid_request_error',
        code: 'account_invalid',
        message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
      })
    return found
  }

  const chargeToRefund = (params: Params, account: string | null) => {
    const [chargeId, intentId] = [textAt(params, 'charge'), textAt(params, 'payment_intent')]
    if (chargeId !== undefined) return find(charges, 'charge', chargeId, account)
    if (intentId === undefined)
      throw invalid(
        'One of the following params should be provided for this request: payment_intent or charge.',
      )
    const intent = find(intents, 'payment_intent', intentId, account)
    return charges.get(String(intent.latest_charge))!
  }

  const expireOver = (session: Session & { account: string }) => {
    if (session.status !== 'open' || session.expires_at > seconds()) return
    session.status = 'expired'
    tell('checkout.session.expired', session, session.account)
  }

  const operations: Record<string, (params: Params, at: { id: string; account: string | null }) => object> = {
    'GET /v1/account': () => ({ id: 'acct_platform', object: 'account', charges_enabled: true }),

    'POST /v1/accounts': params => {
      if (
        textAt(params, 'controller.fees.payer') === 'account' &&
        textAt(params, 'controller.losses.payments') !== 'stripe'
      )
        throw invalid('Accounts that pay fees need losses that Stripe bears.', { param: 'controller' })
      const account = {
        id: newId('acct'),
        object: 'account',
        email: textAt(params, 'email') ?? null,
        charges_enabled: false,
        payouts_enabled: false,
        details_submitted: false,
        metadata: { vendor: textAt(params, 'metadata.vendor') ?? '' },
        requirements: {
          currently_due: ['external_account', 'tos_acceptance.date'],
          disabled_reason: 'requirements.past_due',
        },
      } as unknown as Stripe.Account
      accounts.set(account.id, account)
      return account
    },

    'GET /v1/accounts/:id': (_, { id }) => ofAccount(id),

    'POST /v1/account_links': params => {
      const { id } = ofAccount(textAt(params, 'account') ?? null)
      if (!textAt(params, 'return_url') || !textAt(params, 'refresh_url'))
        throw invalid('Missing required param: return_url.', { param: 'return_url' })
      returns.set(id, textAt(params, 'return_url')!)
      return {
        object: 'account_link',
        created: seconds(),
        expires_at: seconds() + 300,
        url: `${address()}/setup/${id}`,
      }
    },

    'POST /v1/checkout/sessions': (params, { account }) => {
      const { id: owner, charges_enabled: isOn } = ofAccount(account)
      if (!isOn) throw invalid('Your account cannot currently make live charges.')
      const lines = Object.values((params.line_items ?? {}) as Params) as Params[]
      const total = lines.reduce(
        (sum, line) =>
          sum + Number(textAt(line, 'price_data.unit_amount')) * Number(textAt(line, 'quantity') ?? 1),
        0,
      )
      if (!Number.isSafeInteger(total)) throw invalid('Invalid integer', { param: 'line_items' })
      if (total < LEAST_CENTS)
        throw invalid('The Checkout Session total is too small.', { code: 'amount_too_small' })
      const fee = Number(textAt(params, 'payment_intent_data.application_fee_amount') ?? 0)
      if (fee > total)
        throw invalid('The application fee is larger than the charge.', { param: 'payment_intent_data' })
      const expires = Number(textAt(params, 'expires_at') ?? seconds() + MOST_SESSION_S)
      if (expires < seconds() + LEAST_SESSION_S || expires > seconds() + MOST_SESSION_S)
        throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
          param: 'expires_at',
        })
      const id = newId('cs_test')
      const session = {
        id,
        object: 'checkout.session',
        account: owner,
        fee,
        title: textAt(lines[0] ?? {}, 'price_data.product_data.name') ?? '',
        mode: 'payment',
        amount_total: total,
        currency: 'usd',
        client_reference_id: textAt(params, 'client_reference_id') ?? null,
        metadata: { payment: textAt(params, 'metadata.payment') ?? '' },
        created: seconds(),
        expires_at: expires,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        success_url: textAt(params, 'success_url') ?? null,
        cancel_url: textAt(params, 'cancel_url') ?? null,
        url: `${address()}/pay/${id}`,
      } as unknown as Session & { account: string; fee: number; title: string }
      sessions.set(id, session)
      return session
    },

    'GET /v1/checkout/sessions/:id': (_, { id, account }) => {
      ofAccount(account)
      const session = find(sessions, 'checkout.session', id, account)
      expireOver(session)
      return session
    },

    'POST /v1/checkout/sessions/:id/expire': (_, { id, account }) => {
      ofAccount(account)
      const session = find(sessions, 'checkout.session', id, account)
      expireOver(session)
      if (session.status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
        )
      session.status = 'expired'
      tell('checkout.session.expired', session, session.account)
      return session
    },

    'POST /v1/refunds': (params, { account }) => {
      ofAccount(account)
      const charge = chargeToRefund(params, account)
      if (disputeOf(charge))
        throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        })
      const amount = Number(textAt(params, 'amount') ?? charge.amount - charge.amount_refunded)
      if (!Number.isSafeInteger(amount) || amount <= 0)
        throw invalid('Invalid positive integer', { param: 'amount' })
      if (amount > charge.amount - charge.amount_refunded)
        throw invalid('Refund amount is greater than unrefunded amount on charge.', {
          code: charge.amount_refunded === charge.amount ? 'charge_already_refunded' : 'amount_too_large',
          param: 'amount',
        })
      charge.amount_refunded += amount
      charge.refunded = charge.amount_refunded === charge.amount
      const refund = {
        id: newId('re'),
        object: 'refund',
        account: account!,
        amount,
        currency: 'usd',
        charge: charge.id,
        payment_intent: charge.payment_intent,
        metadata: { payment: textAt(params, 'metadata.payment') ?? '' },
        created: seconds(),
        status: pendingRefunds ? 'pending' : 'succeeded',
      } as unknown as Stripe.Refund & { account: string }
      refunds.set(refund.id, refund)
      tell('refund.created', refund, refund.account)
      return refund
    },

    'GET /v1/refunds/:id': (_, { id, account }) => {
      ofAccount(account)
      return find(refunds, 'refund', id, account)
    },

    'GET /v1/disputes/:id': (_, { id, account }) => {
      ofAccount(account)
      return find(disputes, 'dispute', id, account)
    },

    'GET /v1/application_fees': params => {
      const [from, to] = [
        Number(textAt(params, 'created.gte') ?? 0),
        Number(textAt(params, 'created.lt') ?? Infinity),
      ]
      const all = fees.filter(({ created }) => created >= from && created < to).toReversed()
      const after = textAt(params, 'starting_after')
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
      const limit = Number(textAt(params, 'limit') ?? 10)
      return {
        object: 'list',
        data: all.slice(start, start + limit),
        has_more: all.length > start + limit,
        url: '/v1/application_fees',
      }
    },
  }

  /** The operation of a call, with the id in its path. */
  const operationOf = (method: string, path: string) => {
    const id = /_[0-9a-z]+/i.test(path.split('/')[3] ?? '') ? path.split('/')[3]! : (path.split('/')[4] ?? '')
    return { id, operation: `${method} ${id ? path.replace(id, ':id') : path}` }
  }

  const perform = (request: IncomingMessage, body: string): { status: number; answer: Answer } => {
    const { pathname, search } = new URL(request.url!, 'http://stripe')
    const { id, operation } = operationOf(request.method!, pathname)
    const act = operations[operation]
    if (!act)
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${operation})`,
      })
    const version = String(request.headers['stripe-version'])
    if (!versions.includes(version)) throw invalid(`Invalid Stripe API version: ${version}`)
    const account = (request.headers['stripe-account'] as string | undefined) ?? null
    const params = readForm(request.method === 'GET' ? search.slice(1) : body)
    const strange = pathsOf(params).find(path => !known[operation]!.includes(path))
    if (strange)
      throw invalid(`Received unknown parameter: ${strange}`, { code: 'parameter_unknown', param: strange })
    const ownKey = (request.headers['idempotency-key'] as string | undefined) ?? null
    calls.push({ operation, account, key: ownKey })
    const hash = createHash('sha256').update(`${operation} ${id} ${body}`).digest('hex')
    const kept = ownKey === null ? undefined : answered.get(`${account} ${ownKey}`)
    if (kept && kept.at > seconds() - KEYS_KEPT_S) {
      if (kept.hash !== hash)
        throw new Refusal(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      return kept
    }
    const answer = structuredClone(expanded(shown(act(params, { id, account })), params))
    if (ownKey !== null) answered.set(`${account} ${ownKey}`, { hash, status: 200, answer, at: seconds() })
    return { status: 200, answer }
  }

  const send = (response: ServerResponse, status: number, answer: object) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
      .end(JSON.stringify(answer))

  const takeTrouble = (operation: string) => {
    const index = troubles.findIndex(
      trouble => trouble.operation === undefined || trouble.operation === operation,
    )
    return index === -1 ? undefined : troubles.splice(index, 1)[0]
  }

  const meet = (response: ServerResponse, { with: what, message = OUT_OF_ORDER }: Trouble) => {
    if (what === 'hang') return
    if (what === 'break') response.destroy()
    else send(response, what, { error: { type: 'api_error', message } })
  }

  const serve = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const { pathname } = new URL(request.url!, 'http://stripe')
    const trouble = takeTrouble(operationOf(request.method!, pathname).operation)
    const met = () => trouble?.onMeet?.(request.headers.host!)
    if (trouble && !trouble.isAfter) {
      met()
      meet(response, trouble)
      return
    }
    try {
      if (request.headers.authorization !== `Bearer ${key}`)
        throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
      const { status, answer } = perform(request, body)
      if (trouble) {
        met()
        meet(response, trouble)
      } else send(response, status, answer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(response, error.status, { error: error.body })
    }
  }

  const servePage = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const { status, html = '', location } = pageAt(request, body)
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        // Without form-action: a paid form leads back to Haulbid, which is another origin.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        ...(location && { location }),
      })
      .end(html)
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      if (request.url!.startsWith('/v1/')) serve(request, response, body)
      else servePage(request, response, body)
      onChange?.()
    })
  })
  // Whoever starts it beside a server ends with that server.
  server.unref().on('connection', socket => socket.unref())
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', listening)
  })
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const chargeOf = (sessionId: string) => {
    const intent = intents.get(String(sessions.get(sessionId)!.payment_intent))!
    return charges.get(String(intent.latest_charge))!
  }

  return {
    url: address(),
    state,
    accounts,
    charges,
    disputes,
    chargeOf,
    sessions,
    refunds,
    fees,
    events,
    calls,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(closed => server.close(() => closed()))
    },

    /** Answers browsers at every address that isn't the API's. */
    servePages: (pages: typeof pageAt) => {
      pageAt = pages
    },

    /** Expires sessions that are over, as Stripe does by itself; calls that read one do so, too. */
    expireSessions: () => [...sessions.values()].forEach(expireOver),

    /** An account that can charge, for tests that insert its row. */
    addAccount: (id: string) =>
      accounts.set(id, {
        id,
        object: 'account',
        charges_enabled: true,
        details_submitted: true,
      } as Stripe.Account),

    /** What Stripe meets next: see Trouble. */
    trouble: (next: Trouble) => troubles.push(next),
    clearTroubles: () => {
      troubles.length = 0
    },

    /** The vendor answers what Stripe asks for; without `needs`, the account can charge. */
    onboard: (accountId: string, needs: readonly string[] = []) => {
      const account = accounts.get(accountId)!
      Object.assign(account, {
        details_submitted: true,
        charges_enabled: needs.length === 0,
        payouts_enabled: needs.length === 0,
        requirements: {
          currently_due: [...needs],
          disabled_reason: needs.length > 0 ? 'requirements.past_due' : null,
        },
      })
      return tell('account.updated', account, accountId)
    },

    /** The vendor disconnects the platform in their own dashboard. */
    leave: (accountId: string) => {
      left.add(accountId)
      return tell('account.application.deauthorized', { id: 'ca_platform', object: 'application' }, accountId)
    },

    /** The customer pays on the page of a session. A declined card leaves it open. */
    pay: (sessionId: string, card: 'good' | 'declined' = 'good'): boolean => {
      const session = sessions.get(sessionId)!
      expireOver(session)
      if (session.status !== 'open' || card === 'declined') return false
      const { account, fee, amount_total: amount } = session
      const ids = { intent: newId('pi'), charge: newId('ch'), fee: fee > 0 ? newId('fee') : null }
      const same = {
        account,
        amount: amount!,
        currency: 'usd',
        created: seconds(),
        metadata: session.metadata,
      }
      intents.set(ids.intent, {
        ...same,
        id: ids.intent,
        object: 'payment_intent',
        status: 'succeeded',
        latest_charge: ids.charge,
      } as unknown as Stripe.PaymentIntent & { account: string })
      charges.set(ids.charge, {
        ...same,
        id: ids.charge,
        object: 'charge',
        amount_refunded: 0,
        disputed: false,
        refunded: false,
        status: 'succeeded',
        payment_intent: ids.intent,
        application_fee: ids.fee,
        application_fee_amount: fee,
      } as unknown as Stripe.Charge & { account: string })
      if (ids.fee)
        fees.push({
          id: ids.fee,
          object: 'application_fee',
          account,
          amount: fee,
          amount_refunded: 0,
          charge: ids.charge,
          currency: 'usd',
          created: seconds(),
        } as unknown as Stripe.ApplicationFee)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: ids.intent })
      tell('checkout.session.completed', session, account)
      return true
    },

    get areRefundsHeld() {
      return pendingRefunds
    },

    /** From now on, refunds stay pending until `finishRefund`. */
    holdRefunds: (areHeld: boolean) => {
      pendingRefunds = areHeld
    },

    /** The vendor gives money back in their own Dashboard, in cents. */
    refundInDashboard: (sessionId: string, amount: number) => {
      const { id: charge, account } = chargeOf(sessionId)
      return operations['POST /v1/refunds']!({ charge, amount: String(amount) }, { id: '', account })
    },

    finishRefund: (refundId: string, status: 'succeeded' | 'failed') => {
      const refund = refunds.get(refundId)!
      refund.status = status
      if (status === 'failed') {
        const charge = charges.get(String(refund.charge))!
        charge.amount_refunded -= refund.amount
        charge.refunded = false
        refund.failure_reason = 'lost_or_stolen_card'
      }
      return tell('refund.updated', refund, refund.account)
    },

    /** The customer's bank disputes the payment of a session. */
    dispute: (sessionId: string) => {
      const charge = chargeOf(sessionId)
      charge.disputed = true
      const dispute = {
        id: newId('du'),
        object: 'dispute',
        account: charge.account,
        amount: charge.amount - charge.amount_refunded,
        currency: 'usd',
        charge: charge.id,
        payment_intent: charge.payment_intent,
        status: 'needs_response',
        reason: 'product_not_received',
        is_charge_refundable: false,
        evidence_details: { due_by: seconds() + 7 * 24 * 3600, has_evidence: false, past_due: false },
        created: seconds(),
      } as unknown as Stripe.Dispute & { account: string }
      disputes.set(dispute.id, dispute)
      tell('charge.dispute.created', dispute, dispute.account)
      return dispute
    },

    closeDispute: (disputeId: string, status: 'won' | 'lost') => {
      const dispute = disputes.get(disputeId)!
      dispute.status = status
      return tell('charge.dispute.closed', dispute, dispute.account)
    },
  }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>
