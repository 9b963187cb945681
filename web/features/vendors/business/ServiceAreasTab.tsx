import { useEffect, useRef, useState } from 'react'
import { useServiceAreasQuery } from '../../../generated/hooks.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { AddZipForm } from './AddZipForm.js'
import { BusinessPanel } from './BusinessPanel.js'
import { PasteZipsForm, type ZipReport } from './PasteZipsForm.js'
import { ServiceAreaList } from './ServiceAreaList.js'
import { ZipReportBanner } from './ZipReportBanner.js'

/** One ZIP code or many at once; pasting many into the first form opens the second. */
const AddAreas = () => {
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

export const ServiceAreasTab = () => {
  const query = useServiceAreasQuery()
  return (
    <BusinessPanel
      title="Service Areas"
      intro="You see available jobs in these ZIP codes."
      form={<AddAreas />}
      query={query}
    >
      {({ serviceAreas }) => (
        <ServiceAreaList areas={serviceAreas} onStale={() => void query.refetch().catch(() => {})} />
      )}
    </BusinessPanel>
  )
}
