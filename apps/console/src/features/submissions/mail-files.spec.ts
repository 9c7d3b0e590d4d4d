/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { MailFiles } from './mail-files';

const MAIL = {
  files: [{ docId: 'old', fileName: 'old.pdf', size: 20 }],
  attached: [
    {
      fileName: 'application.pdf',
      contentType: 'application/pdf',
      size: 2_000,
      outcome: 'READ',
      reason: null,
      within: 'winmail.dat',
      docId: 'one',
    },
    {
      fileName: 'run.exe',
      contentType: null,
      size: 10,
      outcome: 'REFUSED',
      reason: 'Files of this type are not taken.',
      within: null,
      docId: null,
    },
  ],
};

const shown = (change: object, onDownload = jest.fn()) => {
  const mail = { ...MAIL, ...change } as never;
  return { ...render(createElement(MailFiles, { mail, onDownload })), onDownload };
};

it('names every file of a mail, with what became of it and why', () => {
  const { onDownload } = shown({});
  const [read, refused] = screen.getAllByRole('listitem');
  expect(read.textContent).toContain('mail.file.READ');
  expect(refused.textContent).toContain('run.exe');
  expect(refused.textContent).toContain('Files of this type are not taken.');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /application.pdf/ }));
  expect(onDownload).toHaveBeenCalledWith('one', 'application.pdf');
});

it('shows what was kept of a mail that came before that was noted', () => {
  shown({ attached: [] });
  expect(screen.getByRole('button', { name: /old.pdf/ })).toBeTruthy();
});
