import { useQuery } from '../../apollo/hooks.js'
import { ExternalLink } from '../../ui/actions/Link.js'
import { Banner } from '../../ui/states/Banner.js'
import { telHref } from '../../ui/text/telHref.js'
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
              or call{' '}
              <ExternalLink href={telHref(settings.supportPhone)}>{settings.supportPhone}</ExternalLink>
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
