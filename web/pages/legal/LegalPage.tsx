import { Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/actions/Button.js'
import { Link } from '../../ui/actions/Link.js'
import { Page } from '../../ui/layout/Page.js'
import { Heading } from '../../ui/text/Heading.js'
import { Prose } from '../../ui/text/Prose.js'

export type LegalSection = { id: string; title: string; body: ReactNode }

type LegalPageProps = { title: string; intro: ReactNode; sections: readonly LegalSection[] }

/** A legal text with its table of contents; prints cleanly. */
export const LegalPage = ({ title, intro, sections }: LegalPageProps) => {
  const { hash, key } = useLocation()

  // Depends on the location's key, so that choosing the same entry again scrolls there again.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus()
  }, [hash, key])

  return (
    <Page
      title={title}
      subtitle="Last updated: August 24, 2025"
      actions={
        <Button
          size="s"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
          data-print="hide"
        >
          Print this page
        </Button>
      }
    >
      <Prose>
        <nav aria-labelledby="contents">
          <Heading level={2} id="contents">
            On this page
          </Heading>
          <ol>
            {sections.map(section => (
              <li key={section.id}>
                <Link to={`#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <section aria-label="Introduction">{intro}</section>
        {sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id}>
            <Heading level={2} look={3} id={section.id} tabIndex={-1}>
              {`${index + 1}. ${section.title}`}
            </Heading>
            {section.body}
          </section>
        ))}
      </Prose>
    </Page>
  )
}
