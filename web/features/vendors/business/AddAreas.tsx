import { useEffect, useRef, useState } from 'react'
import { TextButton } from '../../../ui/actions/TextButton.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { AddZipForm } from './AddZipForm.js'
import { PasteZipsForm, type ZipReport } from './PasteZipsForm.js'
import { ZipReportBanner } from './ZipReportBanner.js'

/** One ZIP code or many at once; pasting many into the first form opens the second. */
export const AddAreas = () => {
  const [pasted, setPasted] = useState<string | null>(null)
  const [report, setReport] = useState<ZipReport | null>(null)

  const isMany = pasted !== null

  const paste = (text: string) => {
    setReport(null)
    setPasted(text)
  }
  const finish = (next: ZipReport | null) => {
    setReport(next)
    setPasted(null)
  }

  // The button that switched forms is gone. After a report, the report is read first.
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(isMany)
  useEffect(() => {
    if (shown.current === isMany) return
    shown.current = isMany
    if (!report) frame.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isMany, report])

  return (
    <Stack ref={frame}>
      {report && <ZipReportBanner key={JSON.stringify(report)} report={report} />}
      {pasted === null ? (
        <>
          <AddZipForm onMany={paste} />
          <div>
            <TextButton onClick={() => paste('')}>Paste many ZIP codes</TextButton>
          </div>
        </>
      ) : (
        <PasteZipsForm pasted={pasted} onReport={finish} onBack={() => finish(null)} />
      )}
    </Stack>
  )
}
