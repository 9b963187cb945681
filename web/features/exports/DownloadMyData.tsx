import { Download } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { LoadError } from '../../paging/LoadError.js'
import { Button } from '../../ui/actions/Button.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { RefreshButton } from '../../ui/actions/RefreshButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { useFocusInstead } from '../../ui/states/useFocusInstead.js'
import { useHasPassed } from '../../ui/states/useHasPassed.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'
import {
  type DownloadMyData_ExportFragment,
  MyDataExportDocument,
  RequestMyDataDocument,
} from './generated/exports.js'

/** "340 bytes", "12 KB", "3.4 MB", in units of 1,024 as in file managers. */
const formatSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

const words = {
  preparing: "Your file is being prepared. We'll email you when it's ready.",
  expired: 'Your last file has expired.',
  failed: "We couldn't prepare your file. Please request a new one.",
}

type ReadyProps = { made: DownloadMyData_ExportFragment; ref: Ref<HTMLParagraphElement> }

const Ready = ({ made, ref }: ReadyProps) => (
  <>
    <Text role="status" tabIndex={-1} ref={ref}>
      Your file is ready: {formatSize(made.size!)}. Download it before <Moment value={made.expiresAt!} />.
    </Text>
    <Inline>
      <ButtonLink to={made.downloadPath!} reloadDocument download icon={<Download aria-hidden="true" />}>
        Download My Data
      </ButtonLink>
    </Inline>
  </>
)

/** Requests the file and shows its status; the user also gets an email. */
export const DownloadMyData = () => {
  const { data, error, refetch, loading } = useQuery(MyDataExportDocument, {
    notifyOnNetworkStatusChange: true,
  })
  const [request, requesting] = useMutation(RequestMyDataDocument)
  const isPreparing = data?.myDataExport?.status === 'preparing'
  const said = useRef<HTMLParagraphElement>(null)
  const hasAsked = useRef(false)
  // The status line replaces the pressed button, which had the focus.
  useEffect(() => {
    if (isPreparing && hasAsked.current) said.current?.focus({ preventScroll: true })
  }, [isPreparing])
  // An export may expire while the page stays open.
  const hasExpired = useHasPassed(data?.myDataExport?.expiresAt)
  const isReady = data?.myDataExport?.status === 'ready' && !hasExpired
  // The link replaces the status line once the file is ready.
  const ready = useFocusInstead<HTMLParagraphElement>(isReady && hasAsked.current)
  const again = () => void refetch().catch(() => {})
  const ask = async () => {
    hasAsked.current = true
    try {
      await request()
    } catch (failure) {
      const description = serverMessage(failure, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't request your data", description })
    }
  }
  if (!data && error) {
    return <LoadError what="your data file" error={error} />
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading your data file">
        <Skeleton height="44px" />
      </LoadingRegion>
    )
  }
  const made = data.myDataExport
  const status = made?.status === 'ready' && hasExpired ? 'expired' : made?.status
  return (
    <Stack gap="s">
      {status === 'ready' && <Ready made={made!} ref={ready} />}
      {status && status !== 'ready' && (
        <Text role="status" tabIndex={-1} ref={said}>
          {words[status]}
        </Text>
      )}
      <Inline>
        {isPreparing ? (
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
