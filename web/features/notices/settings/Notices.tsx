import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Divider } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { AccountSection } from '../../accounts/settings/AccountSection.js'
import { NoticePreferencesDocument } from './generated/noticeSettings.js'
import { NoticeTable } from './NoticeTable.js'
import { PushDevices } from './PushDevices.js'
import { QuietHours } from './QuietHours.js'
import { TextMessages } from './TextMessages.js'

/** Lets the user choose the notices, their frequency, and quiet times; each choice is saved at once. */
export const Notices = () => {
  const { data, error } = useQuery(NoticePreferencesDocument)
  return (
    <AccountSection
      title="Notifications"
      anchor="notifications"
      description="Choose what we notify you about and how often. Changes save automatically."
    >
      {data && (
        <>
          <NoticeTable preferences={data.noticePreferences} />
          <Divider />
          <PushDevices preferences={data.noticePreferences} />
          <Divider />
          <TextMessages preferences={data.noticePreferences} />
          <Divider />
          <QuietHours quiet={data.noticePreferences.quietHours} />
        </>
      )}
      {!data && error && <LoadError what="your choices" error={error} />}
      {!data && !error && (
        <LoadingRegion label="Loading your choices">
          <Skeleton height="760px" />
        </LoadingRegion>
      )}
    </AccountSection>
  )
}
