/** Packs a saved frame for learning platforms: an archive with the file and the manifest that SCORM 1.2 asks for. */
import { type FileRequest, fileOf } from './file.ts';
import { zipOf } from './zip.ts';

const PAGE = 'index.html';

/** The manifest of a package of one page. @param title as it stands in markup */
export const manifestOf = (title: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="mahjong" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${title}</title>
      <item identifier="table" identifierref="page" isvisible="true">
        <title>${title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${PAGE}">
      <file href="${PAGE}"/>
    </resource>
  </resources>
</manifest>
`;

/** Fetches a frame and packs it. @throws Error where a part of it cannot be fetched */
export async function scormOf(request: FileRequest, site: string): Promise<Blob> {
  const page = await fileOf({ ...request, reports: true }, site);
  const [, title = 'Mahjong'] = /<title>(.*?)<\/title>/s.exec(page) ?? [];
  return zipOf([
    { name: 'imsmanifest.xml', text: manifestOf(title) },
    { name: PAGE, text: page },
  ]);
}
