/** Where vendors see their payments, payouts, and disputes. */
export const STRIPE_DASHBOARD = 'https://dashboard.stripe.com'
