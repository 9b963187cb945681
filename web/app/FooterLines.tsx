import { formatPhone } from '@rules/formatPhone.js'
import type { SettingsQuery } from '../features/accounts/generated/Settings.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { SiteFooter } from '../ui/layout/SiteFooter.js'
import { telHref } from '../ui/text/telHref.js'

const links = [
  { label: 'Customer Support', to: paths.support },
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'My Orders', to: paths.orders },
  { label: 'Terms of Service', to: paths.termsOfService },
  { label: 'My Account', to: paths.account },
]

/** The footer of every page; the operator's settings are added once loaded. */
export const FooterLines = ({ settings }: { settings: SettingsQuery['settings'] | undefined }) => {
  const phone = settings?.supportPhone
  const isDriver = useAuth().user?.role === 'driver'
  return (
    <SiteFooter links={isDriver ? links.filter(({ to }) => !to.startsWith(paths.customer)) : links}>
      {settings && (
        <p>
          Support:{' '}
          {phone && (
            <>
              <a href={telHref(phone)}>{formatPhone(phone)}</a> ·{' '}
            </>
          )}
          <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
        </p>
      )}
      {settings && <p>{settings.legalLine}</p>}
    </SiteFooter>
  )
}
