/**
 * With STRIPE_SECRET_KEY=fake in development, starts the stand-in for Stripe in this process and sets what makes a server
 * use it. It comes from the tests, so no build contains it.
 */
export const startStandIn = async () => {
  const { STRIPE_SECRET_KEY: key, NODE_ENV: mode, STRIPE_API_URL: other } = process.env
  if (key !== 'fake' || mode === 'production' || other) return
  await import('./swc-hook.mjs')
  const { readConfig } = await import('../api/platform/config.ts')
  const { startStandIn: start } = await import('../api/test/stripe/startStandIn.ts')
  const { env } = await start(readConfig({ ...process.env, STRIPE_SECRET_KEY: '' }))
  Object.assign(process.env, env)
}
