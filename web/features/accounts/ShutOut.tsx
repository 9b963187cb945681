import { useQuery } from '../../apollo/hooks.js'
import { ExternalLink } from '../../ui/actions/Link.js'
import { Banner } from '../../ui/states/Banner.js'
import { PhoneLink } from '../../ui/text/PhoneLink.js'
import { SettingsDocument } from './generated/Settings.js'

/** For someone whose account is suspended: why they are signed out, and how to reach support without signing in. */
export const ShutOut = ({ because }: { because: string }) => {
  const settings = useQuery(SettingsDocument).data?.settings
  return (
    <Banner tone="danger" title={because} role="alert">
      You can't sign in. If you think this is a mistake,{' '}
      {settings ? (
        <>
          write to{' '}
          <ExternalLink href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</ExternalLink>
          {settings.supportPhone && (
            <>
              {' '}
              or call <PhoneLink phone={settings.supportPhone} />
            </>
          )}
          .
        </>
      ) : (
        'write to support.'
      )}
    </Banner>
  )
}
