import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Card } from '../../../ui/layout/Card.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { AuditLog } from '../../audit/admin/AuditLog.js'
import { TabSection } from '../TabSection.js'
import { FailedTasks } from '../tasks/FailedTasks.js'
import { SystemSettingsDocument } from './generated/settings.js'
import { SettingsForm } from './SettingsForm.js'

export const SystemSettings = () => {
  const { data, previousData, error } = useQuery(SystemSettingsDocument)
  // A refused save evicts the settings from the cache, so the previous data keeps the form and its input on screen.
  const known = data ?? previousData

  const form = () => {
    if (known) return <SettingsForm settings={known.settings} />
    if (error) return <LoadError what="the settings" error={error} />
    return (
      <LoadingRegion label="Loading settings...">
        <Skeleton height="200px" />
      </LoadingRegion>
    )
  }

  return (
    <TabSection title="System Settings" label="View Settings">
      <Stack gap="xl">
        <Card as="div">{form()}</Card>
        {/* The form would push these down when it loads. */}
        {(known || error) && (
          <>
            <FailedTasks />
            <Stack as="section" aria-labelledby="audit-title">
              <Heading level={3} id="audit-title">
                Audit log
              </Heading>
              <AuditLog />
            </Stack>
          </>
        )}
      </Stack>
    </TabSection>
  )
}
