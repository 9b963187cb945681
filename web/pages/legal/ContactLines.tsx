import { useQuery } from '../../apollo/hooks.js'
import { SettingsDocument } from '../../features/accounts/generated/Settings.js'
import { paths } from '../../paths.js'
import { Link } from '../../ui/actions/Link.js'
import { PhoneLink } from '../../ui/text/PhoneLink.js'
import { Text } from '../../ui/text/Text.js'

/** The operator's name and contact details, from the operator's settings. */
export const ContactLines = () => {
  const settings = useQuery(SettingsDocument).data?.settings
  const phone = settings?.supportPhone
  return (
    <>
      <Text>
        Customers reach us through <Link to={paths.support}>Customer Support</Link>
        {phone ? (
          <>
            {' '}
            or by phone at <PhoneLink phone={phone} />.
          </>
        ) : (
          '.'
        )}
      </Text>
      {settings && <Text>{settings.legalLine}</Text>}
    </>
  )
}
