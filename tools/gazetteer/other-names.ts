/** A well-known place that goes by several names. */
export interface OtherNames {
  readonly country: string;
  /** How GeoNames spells it. */
  readonly listed: string;
  /** What it is called in English. */
  readonly name: string;
  /** What else people write: its name at home, in other languages, in earlier days. */
  readonly spellings: readonly string[];
}

/** Country and GeoNames' spelling; the English name where it is another; what else people write. */
const OTHER_NAMES = `
AE Dubai | | دبي
AF Kabul | | کابل
AL Tirana | | Tiranë
AM Yerevan | | Erevan, Երևան
AT Vienna | | Wien, Vienne, Bécs, Wenen, Вена
AZ Baku | | Bakı
BA Sarajevo | | Сарајево
BD Dhaka | | Dacca
BE Antwerpen | Antwerp | Anvers
BE Brugge | Bruges | Brügge
BE Brussels | | Bruxelles, Brussel, Brüssel
BE Gent | Ghent | Gand
BE Leuven | | Louvain, Löwen
BE Liège | | Luik, Lüttich
BG Sofia | | София, Sofiya
BR Rio de Janeiro | | Rio
BY Minsk | | Мінск, Минск
CA Montréal | Montreal | 
CA Québec | Quebec City | 
CH Basel | | Basle, Bâle
CH Bern | | Berne, Berna
CH Genève | Geneva | Genf, Ginevra
CH Luzern | Lucerne | Lucerna
CH Sankt Gallen | St. Gallen | Saint-Gall
CH Zürich | Zurich | 
CN Beijing | | Peking, 北京
CN Chongqing | | Chungking, 重庆
CN Guangzhou | | Canton, 广州
CN Harbin | | 哈尔滨
CN Nanjing | | Nanking, 南京
CN Qingdao | | Tsingtao, 青岛
CN Shanghai | | 上海
CN Shenzhen | | 深圳
CN Tianjin | | Tientsin, 天津
CN Ürümqi | Urumqi | Ürümchi
CN Xiamen | | Amoy, 厦门
CN Xi’an | Xi'an | Sian, 西安
CU Havana | | La Habana
CY Nicosia | | Lefkosia, Lefkoşa, Λευκωσία
CZ Brno | | Brünn
CZ Pilsen | | Plzeň
CZ Prague | | Praha, Prag, Praga
DE Berlin | | Берлин
DE Braunschweig | | Brunswick
DE Frankfurt am Main | Frankfurt | 
DE Hannover | Hanover | 
DE Köln | Cologne | Colonia, Keulen, Kolín nad Rýnem
DE Mainz | | Mayence
DE Munich | | München, Monaco di Baviera, Monachium
DE Nürnberg | Nuremberg | Norimberga
DE Regensburg | | Ratisbon
DE Trier | | Treves
DE Aachen | | Aix-la-Chapelle
DK Copenhagen | | København, Kopenhagen, Copenhague
DZ Algiers | | Alger, الجزائر
EE Tallinn | | Reval
EE Tartu | | Dorpat
EG Alexandria | | Al Iskandariyah, الإسكندرية
EG Cairo | | Al Qahirah, Kairo, Le Caire, القاهرة
EG Giza | | Al Jizah, الجيزة
EG Luxor | | Al Uqsur, Thebes, الأقصر
ES A Coruña | | La Coruña, Corunna
ES Donostia / San Sebastián | San Sebastián | Donostia
ES Sevilla | Seville | 
ES Zaragoza | | Saragossa
ET Addis Ababa | | Addis Abeba, አዲስ አበባ
FI Helsinki | | Helsingfors
FI Turku | | Åbo
FI Tampere | | Tammerfors
FR Dunkerque | Dunkirk | Dünkirchen
FR Lyon | | Lyons
FR Marseille | | Marseilles
FR Nice | | Nizza
FR Paris | | Parigi, Париж
FR Strasbourg | | Straßburg, Strassburg
GB Cardiff | | Caerdydd
GB Edinburgh | | Dùn Èideann
GB London | | Londres, Londra, Лондон
GB Londonderry County Borough | Derry | Londonderry
GE Tbilisi | | Tiflis, თბილისი
GR Athens | | Athina, Athen, Atene, Αθήνα
GR Corfu | | Kerkyra, Κέρκυρα
GR Irákleion | Heraklion | Iraklio, Candia
GR Pátra | Patras | 
GR Ródos | Rhodes | 
GR Thessaloníki | Thessaloniki | Salonica, Salonika, Θεσσαλονίκη
HK Hong Kong | | 香港
HR Dubrovnik | | Ragusa
HR Rijeka | | Fiume
HR Split | | Spalato
HR Zagreb | | Agram
ID Jakarta | | Djakarta, Batavia
ID Yogyakarta | | Jogjakarta, Jogja
IE Cork | | Corcaigh
IE Dublin | | Baile Átha Cliath
IE Gaillimh | Galway | 
IE Luimneach | Limerick | 
IL Jerusalem | | Yerushalayim, Al-Quds, ירושלים, القدس
IL Tel Aviv | | Tel Aviv-Yafo, תל אביב
IN Allahābād | Prayagraj | Allahabad
IN Bengaluru | Bangalore | Bengaluru
IN Chennai | | Madras
IN Cochin | Kochi | Cochin
IN Delhi | | Dilli, दिल्ली
IN Kanpur | | Cawnpore
IN Kolkata | | Calcutta
IN Mumbai | | Bombay, मुंबई
IN Mysore | | Mysuru
IN Puducherry | | Pondicherry
IN Pune | | Poona
IN Shimla | | Simla
IN Thiruvananthapuram | | Trivandrum
IN Vadodara | | Baroda
IN Varanasi | | Benares, Banaras, Kashi
IQ Baghdad | | Bagdad, بغداد
IQ Basrah | Basra | 
IQ Mosul | | Al Mawsil
IR Isfahan | | Esfahan, اصفهان
IR Tehran | | Teheran, تهران
IS Reykjavík | Reykjavik | 
IT Florence | | Firenze, Florenz, Florencia
IT Genoa | | Genova, Genua, Gênes
IT Livorno | | Leghorn
IT Mantova | Mantua | 
IT Milan | | Milano, Mailand
IT Naples | | Napoli, Neapel
IT Padova | Padua | 
IT Rome | | Roma, Rom, Рим
IT Siracusa | Syracuse | Siracusa
IT Turin | | Torino
IT Venice | | Venezia, Venedig, Venise
JP Kyoto | | 京都
JP Osaka | | 大阪
JP Tokyo | | Tōkyō, Tokio, Edo, 東京
KH Phnom Penh | | Pnom Penh
KP Pyongyang | | 평양
KR Busan | | Pusan, 부산
KR Seoul | | 서울
KZ Almaty | | Alma-Ata, Алматы
KZ Nur-Sultan | Astana | Nur-Sultan, Астана
LB Beirut | | Beyrouth, بيروت
LB Tyre | | Sour
LT Kaunas | | Kowno
LT Vilnius | | Wilno, Vilna, Wilna
LU Luxembourg | | Luxemburg, Lëtzebuerg
LV Riga | | Rīga
LY Tripoli | | Tarabulus
MA Casablanca | | Dar el Beida, الدار البيضاء
MA Fès | Fez | Fes
MA Marrakesh | | Marrakech, مراكش
MA Tangier | | Tanger, Tangiers
MM Nay Pyi Taw | Naypyidaw | 
MM Yangon | | Rangoon
MN Ulan Bator | Ulaanbaatar | Ulan Bator
MO Macau | Macao | 澳门
MX Mexico City | | Ciudad de México, CDMX, México
MZ Maputo | | Lourenço Marques
NL The Hague | | Den Haag, 's-Gravenhage, La Haye
NO Oslo | | Christiania
NO Trondheim | | Nidaros
NP Kathmandu | | Katmandu, काठमाडौँ
PK Karachi | | کراچی
PL Gdańsk | Gdansk | Danzig
PL Kraków | Krakow | Cracow, Krakau
PL Poznań | Poznan | Posen
PL Szczecin | | Stettin
PL Warsaw | | Warszawa, Warschau, Varsovie
PL Wrocław | Wroclaw | Breslau
PL Łódź | Lodz | 
PT Lisbon | | Lisboa, Lissabon, Lisbonne
PT Porto | | Oporto
QA Doha | | الدوحة
RO Braşov | Brasov | Kronstadt
RO Bucharest | | București, Bukarest
RO Cluj-Napoca | | Klausenburg, Kolozsvár
RO Iaşi | Iasi | Jassy
RS Belgrade | | Beograd, Belgrad, Београд
RU Arkhangel’sk | Arkhangelsk | Archangel, Архангельск
RU Kaliningrad | | Königsberg, Калининград
RU Moscow | | Moskva, Moskau, Moscou, Москва
RU Nizhniy Novgorod | Nizhny Novgorod | Нижний Новгород
RU Novosibirsk | | Новосибирск
RU Rostov-na-Donu | Rostov-on-Don | Ростов-на-Дону
RU Saint Petersburg | | Sankt-Peterburg, Leningrad, Petersburg, Санкт-Петербург
RU Velikiy Novgorod | Veliky Novgorod | Novgorod
RU Volgograd | | Stalingrad, Волгоград
RU Yekaterinburg | | Ekaterinburg, Екатеринбург
SA Jeddah | | Jidda, جدة
SA Mecca | | Makkah, مكة
SA Medina | | Al Madinah, المدينة المنورة
SA Riyadh | | الرياض
SE Göteborg | Gothenburg | Göteborg
SG Singapore | | Singapur, 新加坡
SI Ljubljana | | Laibach
SK Bratislava | | Pressburg, Pozsony
SK Košice | Kosice | Kaschau, Kassa
SY Aleppo | | Halab, حلب
SY Damascus | | Dimashq, Damas, Damaskus, دمشق
TH Bangkok | | Krung Thep, กรุงเทพ
TN Tunis | | تونس
TR Ankara | | Angora
TR Antakya | | Antioch
TR Edirne | | Adrianople
TR Istanbul | | İstanbul, Constantinople, Byzantium, Stamboul
TR Trabzon | | Trebizond
TR İzmir | Izmir | Smyrna
TW Taipei | | 台北
UA Chernivtsi | | Czernowitz
UA Dnipro | | Dnipropetrovsk
UA Kharkiv | | Kharkov, Харків
UA Kyiv | | Kiev, Kiew, Київ, Киев
UA Lviv | | Lvov, Lwów, Lemberg, Львів
UA Odessa | Odesa | Odessa, Одеса
US New York City | New York | New York City, NYC
US Los Angeles | | LA
US San Francisco | | SF
US Washington, D.C. | Washington, D.C. | Washington DC
UZ Bukhara | | Buxoro, Bokhara
UZ Samarkand | | Samarqand
UZ Tashkent | | Toshkent
VN Da Nang | | Đà Nẵng
VN Hanoi | | Hà Nội
VN Ho Chi Minh City | | Saigon, Thành phố Hồ Chí Minh
XK Pristina | | Prishtina, Priština
YE Sanaa | | Sana'a, صنعاء
ZW Harare | | Salisbury
`;

/** The well-known places that go by several names. */
export function listOtherNames(): readonly OtherNames[] {
  return OTHER_NAMES.trim()
    .split("\n")
    .map((line) => {
      const [place = "", name = "", spellings = ""] = line.split("|").map((part) => part.trim());
      const listed = place.slice(3);
      return {
        country: place.slice(0, 2),
        listed,
        name: name || listed,
        spellings: spellings
          .split(",")
          .map((spelling) => spelling.trim())
          .filter((spelling) => spelling !== ""),
      };
    });
}
