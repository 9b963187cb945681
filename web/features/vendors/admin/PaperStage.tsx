import { useState } from 'react'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { PaperFrame } from '../../../ui/layout/ReviewFrame.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Text } from '../../../ui/text/Text.js'

type PaperStageProps = { title: string; fileName: string; filePath: string }

/** The name may be wrong, and a frame shows pictures, too. */
const isPicture = (fileName: string) => /\.(png|jpe?g|gif)$/i.test(fileName)

/** Many phones have no viewer for PDFs in a page, and the frame would stay empty. */
const showsPdf = () => navigator.pdfViewerEnabled !== false

/**
 * The picture, or the PDF in a frame. Its own policy lets only our pages frame it, and the browser's viewer draws it
 * in a separate process.
 */
export const PaperStage = ({ title, fileName, filePath }: PaperStageProps) => {
  const [isFramed, setFramed] = useState(false)
  const looksPicture = isPicture(fileName) && !isFramed
  return (
    <Stack gap="xs">
      {/* Scrolled with the arrow keys. */}
      <PaperFrame tabIndex={0} role="region" aria-label="The document">
        {looksPicture && <img src={filePath} alt={`${title}, as uploaded`} onError={() => setFramed(true)} />}
        {!looksPicture && showsPdf() && <iframe src={filePath} title={`${title}, as uploaded`} />}
        {!looksPicture && !showsPdf() && (
          <EmptyState title="This browser can't show documents here">
            Open it in a tab below, then decide.
          </EmptyState>
        )}
      </PaperFrame>
      <Text size="s" tone="muted">
        <ExternalLink href={filePath} target="_blank" rel="noopener">
          Open {fileName}
        </ExternalLink>
      </Text>
    </Stack>
  )
}
