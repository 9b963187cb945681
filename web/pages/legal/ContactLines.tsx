import { paths } from '../../app/paths.js'
import { useSettings } from '../../features/accounts/useSettings.js'
import { ExternalLink } from '../../ui/ExternalLink.js'
import { Link } from '../../ui/Link.js'
import { Text } from '../../ui/Text.js'
import { telHref } from '../../ui/telHref.js'

/** Who operates Haulbid and how to reach them, as the operator has set it. */
export const ContactLines = () => {
  const settings = useSettings()
  const phone = settings?.supportPhone
  return (
    <>
      <Text>
        Customers reach us through <Link to={paths.support}>Customer Support</Link>
        {phone ? (
          <>
            {' '}
            or by phone at <ExternalLink href={telHref(phone)}>{phone}</ExternalLink>.
          </>
        ) : (
          '.'
        )}
      </Text>
      {settings && <Text>{settings.legalLine}</Text>}
    </>
  )
}
