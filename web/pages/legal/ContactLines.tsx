import { useSettingsQuery } from '../../generated/hooks.js'
import { paths } from '../../paths.js'
import { ExternalLink, Link } from '../../ui/actions/Link.js'
import { Text } from '../../ui/text/Text.js'
import { telHref } from '../../ui/text/telHref.js'

/** Who operates Haulbid and how to reach them, according to the operator's settings. */
export const ContactLines = () => {
  const settings = useSettingsQuery().data?.settings
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
