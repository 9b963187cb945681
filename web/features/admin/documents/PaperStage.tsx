import { useState } from 'react'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { PaperFrame } from '../../../ui/layout/ReviewFrame.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'

type PaperStageProps = { title: string; fileName: string; filePath: string }

/** The name may be wrong, and a frame shows pictures, too. */
const isPicture = (fileName: string) => /\.(png|jpe?g|gif)$/i.test(fileName)

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
        {looksPicture ? (
          <img src={filePath} alt={`${title}, as uploaded`} onError={() => setFramed(true)} />
        ) : (
          <iframe src={filePath} title={`${title}, as uploaded`} />
        )}
      </PaperFrame>
      <Text size="s" tone="muted">
        <ExternalLink href={filePath}>Open {fileName}</ExternalLink>
      </Text>
    </Stack>
  )
}
