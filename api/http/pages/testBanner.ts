import type { Config } from '../../platform/config.js'

// The font and its fallbacks are those of web/ui, so that nothing moves when it arrives.
const STYLE = `.test-mode{padding:8px 16px;background:#ffe9a6;color:#6b4a00;text-align:center;font:600 14px/20px
"Public Sans","Public Sans Fallback","Public Sans Fallback for Android","Public Sans Fallback for Linux",sans-serif}
@media screen and (prefers-color-scheme:dark){.test-mode{background:#3b2f0d;color:#f4cf6b}}
@media print{.test-mode{display:none}}`

/**
 * Says on every page that no money moves, unless Stripe's key is a live one. It is part of the page as sent: a script
 * that added it later would move everything below it.
 */
export const testBanner = ({ stripe }: Pick<Config, 'stripe'>): string => {
  if (stripe === undefined || stripe.mode === 'live') return ''
  const taker = stripe.mode === 'fake' ? 'a stand-in for Stripe' : "Stripe's sandbox"
  return `<style>${STYLE}</style><aside class="test-mode" aria-label="Test mode">Test mode: cards are taken by ${taker}. No money moves.</aside>`
}

/** A page with the banner at its top. */
export const withBanner = (html: string, banner: string): string => html.replace('<body>', `<body>${banner}`)
