import type { Config } from '../config.js'

const MOST_LETTERS = 1000

const passwordIn = (address: string | undefined) => {
  const password = address && URL.parse(address)?.password
  return password ? [password, decodeURIComponent(password)] : []
}

/** The key `fake` is a word, and no secret. */
const stripeSecrets = ({ stripe }: Config) => {
  if (!stripe) return []
  return stripe.mode === 'fake' ? stripe.webhookSecrets : [stripe.secretKey, ...stripe.webhookSecrets]
}

/**
 * Makes an error safe for the queue's table, the log and the admin's page: no password of ours, no link that gives
 * access, and only the domain of an email address, since an account may be closed while its error is still stored.
 */
export const withoutSecrets = (config: Config, text: string): string => {
  const secrets = [
    config.secret,
    ...(config.s3 ? [config.s3.secretAccessKey] : []),
    ...(config.smsToken ? [config.smsToken] : []),
    ...(config.push ? [config.push.privateKey] : []),
    ...stripeSecrets(config),
    ...[config.smtpUrl, config.smsUrl, config.databaseUrl, ...config.databaseReplicaUrls].flatMap(passwordIn),
  ]
  return secrets
    .reduce((said, secret) => said.replaceAll(secret, '***'), text)
    .replace(/([?&](?:reset|takeback|invitation|confirm)=)[\w-]+/g, '$1***')
    .replace(/[^\s<>"'(,;:@]+@([\w.-]+)/g, '…@$1')
    .slice(0, MOST_LETTERS)
}
