import { useSystemSettingsQuery } from '../../generated/hooks.js'
import { ErrorState } from '../../ui/ErrorState.js'
import { Facts } from '../../ui/Facts.js'
import { LoadingRegion } from '../../ui/LoadingRegion.js'
import { Skeleton } from '../../ui/Skeleton.js'

/** How this Haulbid is run, to read. */
export const SettingsFacts = () => {
  const query = useSystemSettingsQuery()
  const { error, refetch } = query
  if (query.dataState === 'complete') {
    const { serviceFeePercent, supportPhone, legalLine, documentsRequired } = query.data.settings
    return (
      <Facts
        facts={[
          { label: 'Service fee', value: `${serviceFeePercent}%` },
          { label: 'Support phone', value: supportPhone ?? 'Not set' },
          { label: 'Legal line', value: legalLine },
          { label: 'Documents before bidding', value: documentsRequired ? 'Must be approved' : 'Not needed' },
        ]}
      />
    )
  }
  if (error) {
    return <ErrorState title="We couldn't load the settings" onRetry={() => void refetch().catch(() => {})} />
  }
  return (
    <LoadingRegion>
      <Skeleton height="120px" />
    </LoadingRegion>
  )
}
