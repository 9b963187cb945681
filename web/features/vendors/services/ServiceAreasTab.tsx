import { useEffect, useRef, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { AddZipForm } from './AddZipForm.js'
import { AreasAroundForm } from './AreasAroundForm.js'
import { BusinessPanel } from './BusinessPanel.js'
import { ServiceAreasDocument } from './generated/services.js'
import { PasteZipsForm, type ZipReport } from './PasteZipsForm.js'
import { ServiceAreaList } from './ServiceAreaList.js'
import { ZipReportBanner } from './ZipReportBanner.js'
import { zipsWords } from './zipList.js'

type Way = { name: 'one' | 'around' } | { name: 'many'; pasted: string }

/** The result of the last form. */
type Outcome = { report: ZipReport } | { addedCount: number }

const CircleAdded = ({ count }: { count: number }) => {
  const banner = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => banner.current?.focus(), [])
  return (
    <Banner tone="success" title={`${zipsWords(count)} added`} role="status" tabIndex={-1} ref={banner} />
  )
}

const Result = ({ outcome }: { outcome: Outcome }) =>
  'report' in outcome ? (
    <ZipReportBanner key={JSON.stringify(outcome.report)} report={outcome.report} />
  ) : (
    <CircleAdded count={outcome.addedCount} />
  )

/** Adds one ZIP code, all around one, or many at once; pasting many into the first form opens the last. */
const AddAreas = () => {
  const [way, setWay] = useState<Way>({ name: 'one' })
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const go = (next: Way, done: Outcome | null = null) => {
    setOutcome(done)
    setWay(next)
  }
  const paste = (pasted: string) => go({ name: 'many', pasted })
  const finish = (done: Outcome | null) => go({ name: 'one' }, done)

  // The button that switched forms is gone, so the focus moves on; after a report, it goes to the report first.
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(way.name)
  useEffect(() => {
    if (shown.current === way.name) return
    shown.current = way.name
    if (!outcome) frame.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [way, outcome])

  return (
    <Stack ref={frame}>
      {outcome && <Result outcome={outcome} />}
      {way.name === 'one' && (
        <>
          <AddZipForm onMany={paste} />
          <Inline gap="m">
            <TextButton onClick={() => go({ name: 'around' })}>Add all around a ZIP code</TextButton>
            <TextButton onClick={() => paste('')}>Paste many ZIP codes</TextButton>
          </Inline>
        </>
      )}
      {way.name === 'around' && (
        <AreasAroundForm onAdded={addedCount => finish({ addedCount })} onBack={() => finish(null)} />
      )}
      {way.name === 'many' && (
        <PasteZipsForm
          pasted={way.pasted}
          onReport={report => finish({ report })}
          onBack={() => finish(null)}
        />
      )}
    </Stack>
  )
}

export const ServiceAreasTab = () => {
  const query = useQuery(ServiceAreasDocument)
  return (
    <BusinessPanel
      title="Service Areas"
      intro="You see available jobs in these ZIP codes."
      form={<AddAreas />}
      what="your ZIP codes"
      query={query}
    >
      {({ serviceAreas }) => (
        <ServiceAreaList areas={serviceAreas} onStale={() => void query.refetch().catch(() => {})} />
      )}
    </BusinessPanel>
  )
}
