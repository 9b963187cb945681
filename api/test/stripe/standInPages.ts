import type { IncomingMessage } from 'node:http'
import { escapeHtml } from '../../platform/escapeHtml.js'
import { formatMoney } from '../../rules/formatMoney.js'
import type { FakeStripe, Page } from './FakeStripe.js'

type Session = ReturnType<FakeStripe['sessions']['get']> & object

/** Plain, so that nobody takes it for a page of Haulbid's or Stripe's. All text has a contrast of at least 4.5:1. */
const STYLE = `
  :root { color-scheme: light dark; --ink: #1c1c1f; --muted: #55555e; --paper: #fff; --line: #8a8a94; --act: #3a3f9e; --note: #fff3c4 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f2f2f5; --muted: #b4b4bf; --paper: #1a1a1e; --line: #7d7d88; --act: #4a51c4; --note: #4a3d00 }
  }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  header { padding: 12px 16px; background: var(--note) }
  header p { margin: 0 }
  main { max-width: 640px; margin: 0 auto; padding: 24px 16px 64px }
  main > form, article form { display: grid; gap: 12px; margin: 16px 0 }
  h1 { font-size: 26px; line-height: 1.25; margin: 0 0 8px }
  h2 { font-size: 20px; margin: 40px 0 8px }
  h3 { font-size: 17px; margin: 0 0 4px }
  p { margin: 0 0 12px }
  .muted { color: var(--muted) }
  .wrong { border-left: 4px solid currentcolor; padding-left: 12px; font-weight: 600 }
  article { border: 1px solid var(--line); border-radius: 6px; padding: 16px; margin: 12px 0 }
  article form { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 0 }
  ul { margin: 0; padding-left: 20px }
  label { display: grid; gap: 4px; font-weight: 600 }
  input, button, .button { font: inherit; min-height: 44px; border-radius: 6px; border: 1px solid var(--line); padding: 8px 14px; color: inherit; background: var(--paper) }
  input { font-weight: 400 }
  button, .button { cursor: pointer; text-align: center; text-decoration: none; font-weight: 600 }
  .main { background: var(--act); border-color: var(--act); color: #fff }
  a { color: inherit }
  :focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`

const page = (title: string, main: string, status = 200): Page => ({
  status,
  html: `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p>A stand-in for Stripe, on this machine only. No money moves. <a href="/">See what it has taken</a></p></header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>`,
})

const dollars = (cents: number) => formatMoney((cents / 100).toFixed(2))

const goTo = (location: string): Page => ({ status: 303, location })

const back = (address: string | null | undefined) =>
  address ? `<a class="button" href="${escapeHtml(address)}">Go back</a>` : ''

const button = (name: string, value: string, words: string, kind = '') =>
  `<button${kind && ` class="${kind}"`} name="${name}" value="${escapeHtml(value)}">${words}</button>`

const nothingHere = () => page('Nothing here', '<p>This address is not one of the stand-in.</p>', 404)

type Form = URLSearchParams

/** The pages that Stripe shows to vendors and customers, and one for people who try Haulbid out. */
export const standInPages = (fake: FakeStripe) => {
  const { accounts, left, returns, sessions, charges, refunds, disputes } = fake.state

  const businessOf = (accountId: string) => {
    const account = accounts.get(accountId)
    return account?.business_profile?.name || account?.email || accountId
  }

  const titleOf = ({ amount_total: cents, account }: Session) =>
    `${dollars(cents!)} to ${businessOf(account)}`

  const checkout = (session: Session, isDeclined = false) => {
    fake.expireSessions()
    if (session.status !== 'open')
      return page(
        session.status === 'expired' ? 'This page has expired' : 'This has been paid',
        back(session.cancel_url),
      )
    return page(
      `Pay ${titleOf(session)}`,
      `<p class="muted">${escapeHtml(session.title)}</p>
${isDeclined ? '<p class="wrong" role="alert">Your card was declined. Try another one.</p>' : ''}
<form method="post">
${button('card', 'good', 'Pay with the test card', 'main')}
${button('card', 'declined', 'Use a card that is declined')}
${back(session.cancel_url)}
</form>`,
    )
  }

  const pay = (session: Session, form: Form) => {
    if (!fake.pay(session.id, form.get('card') === 'good' ? 'good' : 'declined'))
      return checkout(session, true)
    return goTo(session.success_url!.replace('{CHECKOUT_SESSION_ID}', session.id))
  }

  const setup = (accountId: string) =>
    page(
      'Set up payments',
      `<p>Stripe would ask ${escapeHtml(accounts.get(accountId)!.email ?? 'you')} about the business, its owner, and its bank account.</p>
<form method="post">
<label>Business name, as customers see it<input name="business" maxlength="100" autocomplete="organization" value="${escapeHtml(accounts.get(accountId)!.business_profile?.name ?? '')}"></label>
${button('answers', 'all', 'Answer everything', 'main')}
${button('answers', 'some', 'Leave something open')}
${back(returns.get(accountId))}
</form>`,
    )

  const answer = (accountId: string, form: Form) => {
    const name = form.get('business')?.trim()
    if (name) Object.assign(accounts.get(accountId)!, { business_profile: { name } })
    fake.onboard(accountId, form.get('answers') === 'all' ? [] : ['external_account'])
    return goTo(returns.get(accountId) ?? '/')
  }

  const acts: Record<string, (id: string) => unknown> = {
    dispute: id => fake.dispute(id),
    won: id => fake.closeDispute(id, 'won'),
    lost: id => fake.closeDispute(id, 'lost'),
    finish: id => fake.finishRefund(id, 'succeeded'),
    fail: id => fake.finishRefund(id, 'failed'),
    onboard: id => fake.onboard(id),
    ask: id => fake.onboard(id, ['individual.verification.document']),
    leave: id => fake.leave(id),
    hold: id => fake.holdRefunds(id === 'on'),
  }

  const acting = (buttons: readonly (readonly [act: string, id: string, words: string])[]) =>
    buttons.length === 0
      ? ''
      : `<form method="post" action="/">${buttons
          .map(([act, id, words]) => button('act', `${act} ${id}`, words))
          .join('')}</form>`

  const refundItem = ({ id, amount, status }: { id: string; amount: number; status: string | null }) =>
    `<li>Refund of ${dollars(amount)}: ${status}
${acting([
  ...(status === 'pending' ? [['finish', id, 'Complete the refund'] as const] : []),
  ...(status === 'failed' ? [] : [['fail', id, 'Fail the refund'] as const]),
])}</li>`

  const disputeItem = ({ id, amount, status }: { id: string; amount: number; status: string }) =>
    `<li>Dispute about ${dollars(amount)}: ${status.replaceAll('_', ' ')}
${
  status === 'needs_response'
    ? acting([
        ['won', id, 'Close as won'],
        ['lost', id, 'Close as lost'],
      ])
    : ''
}</li>`

  const payment = (session: Session) => {
    const charge = [...charges.values()].find(each => each.payment_intent === session.payment_intent)!
    const ofCharge = <Kept extends { charge: unknown }>(kept: Map<string, Kept>) =>
      [...kept.values()].filter(each => each.charge === charge.id)
    const items = [...ofCharge(refunds).map(refundItem), ...ofCharge(disputes).map(disputeItem)]
    return `<article>
<h3>${escapeHtml(titleOf(session))}</h3>
<p class="muted">${escapeHtml(session.title)} · service fee ${dollars(session.fee)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
${charge.disputed ? '' : acting([['dispute', session.id, 'Dispute this payment']])}
</article>`
  }

  const account = ({ id, charges_enabled: isOn, requirements }: FakeAccount) => {
    const state = isOn ? 'Can charge' : `Asked for ${requirements?.currently_due?.join(', ')}`
    return `<article>
<h3>${escapeHtml(businessOf(id))}</h3>
<p class="muted">${left.has(id) ? 'Has disconnected Haulbid' : escapeHtml(state)}</p>
${
  left.has(id)
    ? ''
    : acting([
        isOn
          ? (['ask', id, 'Ask for something more'] as const)
          : (['onboard', id, 'Answer everything'] as const),
        ['leave', id, 'Disconnect Haulbid'],
      ])
}
</article>`
  }

  type FakeAccount = NonNullable<ReturnType<FakeStripe['accounts']['get']>>

  const list = (items: readonly string[]) =>
    items.length > 0 ? items.join('') : '<p class="muted">None yet.</p>'

  const overview = () =>
    page(
      'What the stand-in for Stripe has taken',
      `<p>Here you act as the bank and as Stripe.</p>
<h2>Payments</h2>
${list(
  [...sessions.values()]
    .filter(({ status }) => status === 'complete')
    .toReversed()
    .map(payment),
)}
<h2>Future refunds</h2>
<p>${fake.areRefundsHeld ? 'They wait until you complete or fail them.' : 'They succeed at once.'}</p>
${acting([fake.areRefundsHeld ? ['hold', 'off', 'Let refunds succeed at once'] : ['hold', 'on', 'Let refunds wait']])}
<h2>Accounts</h2>
${list([...accounts.values()].toReversed().map(account))}`,
    )

  /** A page that was open for long may name what is gone. */
  const act = (form: Form) => {
    const [name = '', id = ''] = form.get('act')?.split(' ') ?? []
    try {
      acts[name]?.(id)
    } catch {
      return nothingHere()
    }
    return goTo('/')
  }

  return (request: IncomingMessage, body: string): Page => {
    const { pathname } = new URL(request.url!, fake.url)
    const [, kind = '', id = ''] = pathname.split('/')
    const isPost = request.method === 'POST'
    const form = new URLSearchParams(body)
    if (isPost && !['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string))
      return page('From another page', '<p>Only these pages may do that.</p>', 403)
    if (pathname === '/') return isPost ? act(form) : overview()
    const session = sessions.get(id)
    if (kind === 'pay' && session) return isPost ? pay(session, form) : checkout(session)
    if (kind === 'setup' && accounts.has(id)) return isPost ? answer(id, form) : setup(id)
    return nothingHere()
  }
}
