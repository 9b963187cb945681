import { useSettingsQuery } from '../../../generated/hooks.js'
import { Banner } from '../../../ui/Banner.js'
import { ExternalLink } from '../../../ui/ExternalLink.js'
import { telHref } from '../../../ui/telHref.js'

/** Says that a tab shows and does not change yet, and whom to call meanwhile. `what`: "Changing your services". */
export const ComingSoon = ({ what }: { what: string }) => {
  const phone = useSettingsQuery().data?.settings.supportPhone
  return (
    <Banner>
      {what} here is coming soon.
      {phone && (
        <>
          {' '}
          Until then, call us at <ExternalLink href={telHref(phone)}>{phone}</ExternalLink>.
        </>
      )}
    </Banner>
  )
}
