import { Download } from 'lucide-react'
import { serverMessage } from '../../forms/serverMessage.js'
import type { DownloadMyData_ExportFragment } from '../../generated/graphql.js'
import { useMyDataExportQuery, useRequestMyDataMutation } from '../../generated/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { RefreshButton } from '../../ui/actions/RefreshButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { ErrorState } from '../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../ui/states/Skeleton.js'
import { formatSize } from '../../ui/text/formatSize.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'

/** An export may expire while the page stays open. */
const statusOf = ({ status, expiresAt }: DownloadMyData_ExportFragment) =>
  status === 'ready' && new Date(expiresAt!) <= new Date() ? 'expired' : status

const words = {
  preparing: "Your file is being prepared. We'll email you when it is ready.",
  expired: 'Your last file was removed after a day.',
  failed: "Your file couldn't be prepared. Please ask for it again.",
}

const Ready = ({ made }: { made: DownloadMyData_ExportFragment }) => (
  <>
    <Text role="status">
      Your file is ready: {formatSize(made.size!)}. Download it before <Moment value={made.expiresAt!} />.
    </Text>
    <Inline>
      <ButtonLink to={made.downloadPath!} reloadDocument download icon={<Download aria-hidden="true" />}>
        Download My Data
      </ButtonLink>
    </Inline>
  </>
)

/** Requests the file and shows its status. Nothing polls: the user gets an email or presses Refresh. */
export const DownloadMyData = () => {
  const { data, error, refetch, loading } = useMyDataExportQuery({ notifyOnNetworkStatusChange: true })
  const [request, requesting] = useRequestMyDataMutation()
  const again = () => void refetch().catch(() => {})
  const ask = async () => {
    try {
      await request()
    } catch (failure) {
      const description = serverMessage(failure, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't ask for your data", description })
    }
  }
  if (!data && error) {
    const message = serverMessage(error, 'Check your connection, then try again.')
    return <ErrorState title="We couldn't load your data file" message={message} onRetry={again} />
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading your data file">
        <Skeleton height="44px" />
      </LoadingRegion>
    )
  }
  const made = data.myDataExport
  const status = made && statusOf(made)
  return (
    <Stack gap="s">
      {status === 'ready' && <Ready made={made!} />}
      {status && status !== 'ready' && <Text role="status">{words[status]}</Text>}
      <Inline>
        {status === 'preparing' ? (
          <RefreshButton isBusy={loading} onClick={again} />
        ) : (
          <Button
            look={status === 'ready' ? 'quiet' : 'secondary'}
            busy={requesting.loading}
            busyLabel="Asking..."
            onClick={ask}
          >
            {status === 'ready' ? 'Request a New File' : 'Request My Data'}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
